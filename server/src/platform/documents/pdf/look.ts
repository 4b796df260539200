/** Sizes in points, colours as they are printed. A4. */
export const paper = { width: 595.28, height: 841.89, orientation: 'portrait' } as const;
export const margins = { left: 42, top: 84, right: 42, bottom: 54 } as const;
export const pageWidth = paper.width - margins.left - margins.right;

export const ink = {
  text: '#1b2430',
  quiet: '#5b6675',
  line: '#d5dbe2',
  band: '#f3f5f7',
  accent: '#0e6b56',
  accentBand: '#e8f3ef',
  amber: '#b87414',
  blue: '#2f6cab',
  plum: '#804a7c',
  stone: '#7a726a',
} as const;
export type Ink = keyof typeof ink;
export const size = {
  title: 16,
  heading: 10.5,
  letter: 10,
  text: 8.5,
  small: 7.5,
  figure: 11,
} as const;

/** One family has the letters of both scripts, drawn to go together. */
export const family = 'Noto Sans Bengali';
export const defaultStyle = { font: family, fontSize: size.text, color: ink.text };

const line = (width: number) => () => width;
const none = () => 0;

/** Lines under rows only; figures and names breathe. */
const tableLayout = {
  hLineWidth: (at: number, { table }: { table: { body: unknown[] } }) =>
    at === 0 || at === table.body.length ? 0.8 : 0.4,
  hLineColor: () => ink.line,
  vLineWidth: none,
  paddingLeft: (at: number) => (at === 0 ? 3 : 5),
  paddingRight: () => 3,
  paddingTop: line(1.7),
  paddingBottom: line(1.7),
};
const bareLayout = {
  hLineWidth: none,
  vLineWidth: none,
  paddingLeft: none,
  paddingRight: line(8),
  paddingTop: none,
  paddingBottom: line(3),
};
const figuresLayout = {
  hLineWidth: none,
  vLineWidth: none,
  paddingLeft: line(8),
  paddingRight: line(4),
  paddingTop: line(4),
  paddingBottom: line(4),
};

export const layouts = { lines: tableLayout, bare: bareLayout, figures: figuresLayout };
