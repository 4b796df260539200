/** A word of a PDF; of a name without its slash, of a string nothing: what is in it is only shown. */
export interface Token {
  readonly at: number;
  readonly end: number;
  readonly kind: 'name' | 'word' | 'mark' | 'string';
  readonly text: string;
}

const space = new Set('\u0000\t\n\f\r ');
const delimiter = new Set('()<>[]{}/%');
const isRegular = (sign: string | undefined): boolean =>
  sign !== undefined && !space.has(sign) && !delimiter.has(sign);

/** `/J#61vaScript` is `/JavaScript`: whoever hides a name hides it so. */
const plainName = (raw: string): string =>
  raw.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function endOfString(text: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < text.length && depth > 0) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    at += 1;
  }
  return at;
}

function endOfRegular(text: string, from: number): number {
  let at = from;
  while (isRegular(text[at])) at += 1;
  return at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\r' && text[at] !== '\n') at += 1;
  return at;
}

const endOfHex = (text: string, from: number): number => {
  const found = text.indexOf('>', from);
  return found === -1 ? text.length : found + 1;
};

/** Where the next token begins: behind white space and comments. */
function skipped(text: string, from: number): number {
  let at = from;
  for (;;) {
    const sign = text[at];
    if (sign === undefined) return at;
    if (space.has(sign)) at += 1;
    else if (sign === '%') at = endOfLine(text, at);
    else return at;
  }
}

/** A dictionary's brackets are one mark: `<<` is not the beginning of a string. */
function tokenAt(text: string, at: number): Token {
  const sign = text[at] ?? '';
  const two = text.slice(at, at + 2);
  if (two === '<<' || two === '>>') return { at, end: at + 2, kind: 'mark', text: two };
  if (sign === '(') return { at, end: endOfString(text, at + 1), kind: 'string', text: '' };
  if (sign === '<') return { at, end: endOfHex(text, at + 1), kind: 'string', text: '' };
  if (sign === '/') {
    const end = endOfRegular(text, at + 1);
    return { at, end, kind: 'name', text: plainName(text.slice(at + 1, end)) };
  }
  if (!isRegular(sign)) return { at, end: at + 1, kind: 'mark', text: sign };
  const end = endOfRegular(text, at);
  return { at, end, kind: 'word', text: text.slice(at, end) };
}

/** The tokens from a place on; it begins outside of strings and comments. */
export function* tokensFrom(text: string, from: number): Generator<Token> {
  let at = skipped(text, from);
  while (at < text.length) {
    const token = tokenAt(text, at);
    yield token;
    at = skipped(text, token.end);
  }
}

const opening = new Set(['<<', '[']);
const closing = new Set(['>>', ']']);

/** One value and what is in it: a dictionary or a list up to its end, or a single token. */
export function valueFrom(tokens: readonly Token[], from: number): readonly Token[] {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at] as Token;
    if (kind === 'mark' && opening.has(text)) depth += 1;
    if (kind === 'mark' && closing.has(text)) depth -= 1;
    if (depth <= 0) return tokens.slice(from, at + 1);
  }
  return tokens.slice(from);
}
