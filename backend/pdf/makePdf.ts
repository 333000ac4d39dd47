import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { PaperColumn, PaperPart } from '#contract/domain/paper/PaperPart.ts';
import { paperFonts, type PaperFace } from './paperFonts.ts';
import { evenDigits, heightOf, writeText, type Doc } from './paperText.ts';

interface Paper {
  readonly product: string;
  readonly title: string;
  readonly subtitle: string;
  /** The day it is made, so that the same paper has the same bytes. */
  readonly madeAt: Date;
  readonly parts: readonly PaperPart[];
}

const margin = 48;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin - 20;
const ink = '#111827';
const soft = '#6b7280';
const line = '#d1d5db';

/** @returns whether another page was begun for it */
const room = (doc: Doc, height: number): boolean => {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  return true;
};

const rule = (doc: Doc): void => {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
};

const heading = (doc: Doc, text: string): void => {
  room(doc, 60);
  doc.moveDown(0.8).font('bold').fontSize(11).fillColor(ink).text(text, margin);
  doc.moveDown(0.3);
};

const pairs = (doc: Doc, of: readonly (readonly [string, string])[]): void => {
  for (const [label, value] of of) {
    doc.font('regular').fontSize(9.5);
    const height = heightOf(doc, 'regular', value, { width: width - 150 });
    room(doc, height + 5);
    const { y } = doc;
    doc.fillColor(soft).text(label, margin, y, { width: 145 });
    doc.fillColor(ink);
    writeText(doc, 'regular', value, [margin + 150, y], { width: width - 150 });
    doc.y = y + height + 5;
  }
};

/** An amount is never broken: one that has no room is written smaller. */
const sizeOf = (doc: Doc, face: PaperFace, cell: string, inside: number, size: number): number => {
  if (/\s/.test(cell)) return size;
  const needed = doc.font(face).fontSize(size).widthOfString(cell, evenDigits);
  return needed <= inside ? size : (size * inside) / needed - 0.05;
};

/** @param onPage what is written first where the row begins another page */
const row = (
  doc: Doc,
  face: PaperFace,
  size: number,
  columns: readonly PaperColumn[],
  cells: readonly string[],
  onPage?: () => void,
): void => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / whole) * width);
  const inside = (at: number) => (widths[at] ?? 0) - 8;
  const sizes = cells.map((cell, at) =>
    columns[at]?.isAmount ? sizeOf(doc, face, cell, inside(at), size) : size,
  );
  const height = Math.max(
    ...cells.map((cell, at) => {
      doc.fontSize(sizes[at] ?? size);
      return heightOf(doc, face, cell, { width: inside(at) });
    }),
  );
  if (room(doc, height + 10)) onPage?.();
  const y = doc.y + 4;
  let x = margin;
  for (const [at, cell] of cells.entries()) {
    doc.fontSize(sizes[at] ?? size);
    writeText(doc, face, cell, [x + 4, y], {
      width: inside(at),
      align: columns[at]?.isAmount ? 'right' : 'left',
    });
    x += widths[at] ?? 0;
  }
  doc.y = y + height + 4;
  rule(doc);
};

/** The rows of a table below its head, which stands on each page. */
const tableRows = (doc: Doc, { columns, rows }: Extract<PaperPart, { kind: 'table' }>): void => {
  const head = () => {
    doc.fillColor(soft);
    row(
      doc,
      'bold',
      8.5,
      columns,
      columns.map(({ title }) => title),
    );
    doc.fillColor(ink);
  };
  head();
  for (const cells of rows) row(doc, 'regular', 9, columns, cells, head);
};

/** Printed at least two inches wide, as the portal asks. */
const codeWidth = 144;

/** A code with its margin of white, and beside it what it says. */
const code = (doc: Doc, { text, of }: Extract<PaperPart, { kind: 'code' }>): void => {
  room(doc, codeWidth + 16);
  doc.moveDown(0.8);
  const top = doc.y;
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const module = codeWidth / size;
  doc.fillColor(ink);
  for (const [y, cells] of data.entries())
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (cells[x]) x += 1;
      if (x > from) doc.rect(margin + from * module, top + y * module, (x - from) * module, module);
    }
  doc.fill();
  const left = margin + codeWidth + 20;
  doc.y = top;
  for (const [label, value] of of) {
    const options = { width: width - codeWidth - 20 };
    doc.font('regular').fontSize(8.5).fillColor(soft).text(label, left, doc.y, options);
    // An IRN fits one line.
    doc.fontSize(8.5).fillColor(ink);
    writeText(doc, 'regular', value, [left, doc.y], options);
    doc.y += 5;
  }
  doc.y = Math.max(doc.y, top + codeWidth + 8);
};

const drawPart = (doc: Doc, part: PaperPart): void => {
  switch (part.kind) {
    case 'pairs':
      pairs(doc, part.of);
      return;
    case 'table':
      heading(doc, part.title);
      tableRows(doc, part);
      return;
    case 'total':
      doc.moveDown(0.5);
      for (const [label, value] of part.of) {
        room(doc, 18);
        const { y } = doc;
        doc.font('regular').fontSize(9.5).fillColor(soft);
        doc.text(label, margin + width / 2, y, { width: width / 4, align: 'right' });
        doc.font('bold').fillColor(ink);
        doc.text(value, margin + (3 * width) / 4, y, {
          ...evenDigits,
          width: width / 4 - 4,
          align: 'right',
        });
        doc.y = y + 16;
      }
      doc.moveDown(0.8);
      return;
    case 'code':
      code(doc, part);
      return;
    case 'note':
      room(doc, 40);
      doc.moveDown(0.8).font('regular').fontSize(8.5).fillColor(soft);
      writeText(doc, 'regular', part.text, [margin, doc.y], { width });
  }
};

const footers = (doc: Doc, text: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    // Below the margin, where text would otherwise open another page.
    doc.page.margins.bottom = 0;
    doc.font('regular').fontSize(8).fillColor(soft);
    doc.text(`${text} · ${at + 1} / ${count}`, margin, 841.89 - margin + 8, {
      width,
      align: 'center',
    });
  }
};

/** A paper as a PDF on A4, with rupee signs and text that can be searched. */
export const makePdf = async ({
  product,
  title,
  subtitle,
  madeAt,
  parts,
}: Paper): Promise<Buffer> => {
  const fonts = await paperFonts(JSON.stringify([product, title, subtitle, parts]));
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: product, CreationDate: madeAt },
  });
  for (const [name, font] of fonts) doc.registerFont(name, font);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((settle, fail) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => settle(Buffer.concat(chunks)));
    doc.on('error', fail);
  });
  doc.font('bold').fontSize(10).fillColor(soft).text(product, margin);
  doc.fontSize(18).fillColor(ink).text(title);
  doc.fontSize(10).fillColor(soft);
  writeText(doc, 'regular', subtitle, [margin]);
  doc.moveDown(0.6);
  rule(doc);
  doc.moveDown(0.8);
  for (const part of parts) drawPart(doc, part);
  footers(doc, `${product} · ${title}`);
  doc.end();
  return done;
};
