import { deflateRawSync, deflateSync } from 'node:zlib';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { describe, expect, it } from 'vitest';
import { samplePdf } from '../../../testing/files/sample-files.ts';
import { sampleDocx, sampleXlsx } from '../../../testing/files/sample-zip.ts';
import { bytesIn } from './bytes.ts';
import { kindOf } from './kind-of.ts';

const told = async (content: Buffer | string, purpose: 'cv' | 'import' = 'cv'): Promise<string> => {
  try {
    const bytes = bytesIn(Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'));
    return await kindOf(bytes, filePurposes[purpose]);
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code;
    throw error;
  }
};

const end = 'trailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
const pdf = (...objects: readonly string[]): string =>
  `%PDF-1.7\n${objects.map((each, index) => `${index + 1} 0 obj\n${each}\nendobj\n`).join('')}${end}`;

/** Objects packed in a stream, as most writers do today. */
function packed(objects: readonly string[], given = '/Filter /FlateDecode', shift = 0): string {
  const offsets = objects.map(
    (_, index) => objects.slice(0, index).join(' ').length + (index && 1),
  );
  const head = offsets.map((offset, index) => `${index + 10} ${offset + shift}`).join(' ') + ' ';
  const data = deflateSync(Buffer.from(head + objects.join(' '), 'latin1')).toString('latin1');
  return `<</Type /ObjStm /N ${objects.length} /First ${head.length} ${given} /Length ${data.length}>>\nstream\n${data}\nendstream`;
}

describe('a PDF that does something by itself is refused', () => {
  it.each([
    ['an open action', pdf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>')],
    [
      'an open action that only sends somewhere',
      pdf('<</OpenAction <</S /URI /URI (http://a)>>>>'),
    ],
    ['an open action elsewhere', pdf('<</OpenAction 2 0 R>>', '<</S /Named /N /Print>>')],
    ['an open action that is nowhere', pdf('<</OpenAction 9 0 R>>')],
    [
      'an open action that goes on after it went to a place',
      pdf('<</OpenAction 2 0 R>>', '<</S /GoTo /D [1 0 R /Fit] /Next 3 0 R>>'),
    ],
    ['more actions', pdf('<</Type /Page /AA <</O 3 0 R>>>>')],
    ['a script in its names', pdf('<</Names <</JavaScript 3 0 R>>>>')],
    ['a program that is started', pdf('<</A <</S/Launch/F(cmd.exe)>>>>')],
    ['another file', pdf('<</Type /EmbeddedFile /Length 1>>\nstream\na\nendstream')],
    ['another file without its type', pdf('<</Type /Filespec /EF <</F 3 0 R>>>>')],
    ['a hidden name', pdf('<</A <</S /J#61va#53cript>>>>')],
    ['a name right behind a string', pdf('<</T (\\)/Fit)/Open#41ction<</S/URI>>>>')],
    ['a comment within', pdf('<</OpenAction %(\n<</S /URI>>>>')],
    ['packed objects', pdf(packed(['<</S /JavaScript>>']))],
    ['packed objects with hidden names', pdf(packed(['<</A 1>>', '<</#4cau#6ech 1>>']))],
    [
      'packed objects under a hidden name',
      pdf(packed(['<</S /Launch>>']).replace('ObjStm', 'Obj#53tm')),
    ],
    ['an open action in packed objects', pdf('<</OpenAction 10 0 R>>', packed(['<</S /Named>>']))],
    [
      'an object in the midst of a stream, where readers may be sent',
      pdf('<</Length 40>>\nstream\nq 7 0 obj <</S /JavaScript>> endobj Q\nendstream'),
    ],
    ['a number behind a comment', pdf().replace(end, `7 0 %x\nobj <</S /Launch>> endobj\n${end}`)],
  ])('%s', async (_, content) => expect(await told(content)).toBe('files.pdf-acts'));

  it.each([
    [
      'packed in a way that nobody packs',
      pdf(packed(['<<>>'], '/Filter [/ASCIIHexDecode /FlateDecode]')),
    ],
    [
      'packed with a riddle',
      pdf(packed(['<<>>'], '/Filter /FlateDecode /DecodeParms <</Predictor 12>>')),
    ],
    [
      'with objects that begin in others',
      pdf(packed(['<</A (<</S /Launch>>)>>'], '/Filter /FlateDecode', 6)),
    ],
    ['with a type that stands elsewhere', pdf('<</Type 2 0 R>>\nstream\na\nendstream', '/ObjStm')],
    ['with objects that are not packed', pdf(packed(['<<>>']).replace(/stream\nx/, 'stream\ny'))],
    ['that takes for ever to read', `%PDF-1.7\n${'1 0 obj '.repeat(40_000)}\n${end}`],
  ])('%s it is broken', async (_, content) => expect(await told(content)).toBe('files.broken'));

  it('locked: nobody can look into it', async () => {
    const locked = pdf('<</A 1>>').replace('/Root', '/Encrypt 5 0 R /Root');
    expect(await told(locked)).toBe('files.pdf-locked');
  });

  it('swollen: packed objects are not unpacked without end', async () => {
    const much = packed([`(${'a'.repeat(70_000_000)})`]);
    expect(await told(pdf(much))).toBe('files.swells');
  });
});

describe('behind the end of a PDF stands nothing', () => {
  it.each([
    ['a page', `${pdf('<<>>')}<html><script>alert(1)</script></html>`],
    ['a page with an end of its own', `${pdf('<<>>')}<script>alert(1)</script>\n%%EOF\n`],
    ['a comment with a page', `${pdf('<<>>')}%<script>alert(1)</script>\n%%EOF\n`],
    ['a program', `${pdf('<<>>')}MZ\u0000\u0001`],
  ])('%s', async (_, content) => expect(await told(content)).toBe('files.broken'));
});

describe('a paper is taken', () => {
  const added = '2 0 obj <</B 1>> endobj\nxref\n0 1\ntrailer <</Prev 9>>\nstartxref\n9\n%%EOF\n';
  it.each([
    ['plain', samplePdf()],
    [
      'that opens at a page, as LibreOffice writes it',
      pdf('<</OpenAction[3 0 R /XYZ null null 0]>>'),
    ],
    ['that opens at a page, as LaTeX writes it', pdf('<</OpenAction 2 0 R>>', '[3 0 R /Fit]')],
    ['that goes to a page', pdf('<</OpenAction 2 0 R>>', '<</S /GoTo /D [3 0 R /Fit]>>')],
    [
      'that goes to a page in packed objects',
      pdf('<</OpenAction 10 0 R>>', packed(['[3 0 R /Fit]', '<<>>'])),
    ],
    ['that was added to', pdf('<<>>') + added],
    ['with blanks behind it', `${pdf('<<>>')}\r\n\u0000\u0000`],
    ['with packed objects', pdf(packed(['<</A (x)>>', '(a string)', '[1 2]']))],
    ['with links', pdf('<</A <</S /URI /URI (https://example.com)>>>>')],
    [
      'of someone who writes programs',
      pdf(
        '<</Title (HTML/JavaScript /AA)>>',
        '<</Length 30>>\nstream\n(CSS/JavaScript) Tj\nendstream',
      ),
    ],
    [
      'in which a stream happens to hold a name',
      pdf('<</Length 9>>\nstream\nx/AA x/JS \nendstream'),
    ],
  ])('%s', async (_, content) => expect(await told(content)).toBe('pdf'));
});

describe('a zip that lies about its size', () => {
  const text = 'a'.repeat(5_000);
  it.each([
    ['and holds more', 100],
    ['and holds less', 9_000],
  ])('%s is refused when it is sent', async (_, size) => {
    expect(await told(sampleDocx({ name: 'word/a.xml', text, size }))).toBe('files.broken');
    expect(await told(sampleXlsx({ name: 'xl/a.xml', text, size }), 'import')).toBe('files.broken');
  });

  it('is refused where something lies behind its packed bytes', async () => {
    const content = sampleDocx({ name: 'word/a.xml', text });
    expect(await told(content)).toBe('docx');
    const at = content.indexOf(deflateRawSync(Buffer.from(text)));
    expect(at).toBeGreaterThan(0);
    const bad = Buffer.from(content);
    bad.fill(0xff, at, at + 4);
    expect(await told(bad)).toBe('files.broken');
  });
});
