import type { ChartNode } from '@muster/contract/people/chart-calls.ts';
import { initials } from '../../../ui/text/initials.ts';
import { saveFile } from '../../../ui/list/views/save-file.ts';
import { type Box, box, type Layout } from './chart-layout.ts';

const margin = 32;
const sharp = 2;
/** What every browser still makes a picture of. */
const mostPixels = 60_000_000;
const longestSide = 16_000;

/** For paper: light, whatever the screen is. */
const ink = { paper: '#fff', line: '#c9c3b8', text: '#1e1c19', quiet: '#6b655d', face: '#dcf0e8' };

function cut(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('')}…`;
}

/** How a card is written: the font of the page, numbers as the reader has them. */
interface Hand {
  readonly font: string;
  readonly figure: (count: number) => string;
}

function drawCard(
  pen: CanvasRenderingContext2D,
  { x, y }: Box,
  node: ChartNode,
  { font, figure }: Hand,
) {
  pen.beginPath();
  pen.roundRect(x, y, box.width, box.height, 10);
  pen.fillStyle = ink.paper;
  pen.fill();
  pen.stroke();
  const middle = y + box.height / 2;
  pen.beginPath();
  pen.arc(x + 28, middle, 16, 0, Math.PI * 2);
  pen.fillStyle = ink.face;
  pen.fill();
  pen.textAlign = 'center';
  pen.font = `650 12px ${font}`;
  pen.fillStyle = ink.text;
  pen.fillText(initials(node.name), x + 28, middle + 1);
  const reports = node.reports > 0 ? figure(node.reports) : '';
  pen.textAlign = 'right';
  pen.font = `600 12px ${font}`;
  pen.fillStyle = ink.quiet;
  pen.fillText(reports, x + box.width - 12, middle + 1);
  const room = box.width - 54 - 24 - pen.measureText(reports).width;
  pen.textAlign = 'left';
  const write = (text: string, below: number, style: string, colour: string) => {
    pen.font = `${style} ${font}`;
    pen.fillStyle = colour;
    pen.fillText(cut(pen, text, room), x + 54, middle + below);
  };
  const first = node.departmentId ? -17 : -8;
  write(node.name, first, '600 13px', ink.text);
  write(node.designationId.name, first + 18, '400 12px', ink.quiet);
  if (node.departmentId) write(node.departmentId.name, first + 34, '400 12px', ink.quiet);
}

/** What is drawn on the screen, as a picture; by the page's own fonts, asking nobody for anything. */
export async function savePicture(
  { width, height, boxes, lines }: Layout,
  nodes: ReadonlyMap<string, ChartNode>,
  figure: Hand['figure'],
): Promise<void> {
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const scale = Math.min(
    sharp,
    longestSide / Math.max(size.width, size.height),
    Math.sqrt(mostPixels / (size.width * size.height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.scale(scale, scale);
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, size.width, size.height);
  pen.translate(margin, margin);
  pen.strokeStyle = ink.line;
  pen.textBaseline = 'middle';
  pen.beginPath();
  for (const [x1, y1, x2, y2] of lines) {
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
  }
  pen.stroke();
  const font = getComputedStyle(document.body).fontFamily;
  for (const each of boxes) {
    const node = nodes.get(each.id);
    if (node) drawCard(pen, each, node, { font, figure });
  }
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('the picture is too large for this browser');
  const content = new Uint8Array(await picture.arrayBuffer());
  saveFile('organisation-chart.png', { type: 'image/png', content });
}
