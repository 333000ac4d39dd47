import PDFDocument from 'pdfkit';
import type { PaperColumn, PaperPart } from '#contract/domain/invoices/PaperPart.ts';
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

const room = (doc: Doc, height: number): void => {
  if (doc.y + height > bottom) doc.addPage();
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

const row = (
  doc: Doc,
  face: PaperFace,
  columns: readonly PaperColumn[],
  cells: readonly string[],
): void => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / whole) * width);
  const inside = (at: number) => (widths[at] ?? 0) - 8;
  const height = Math.max(
    ...cells.map((cell, at) => heightOf(doc, face, cell, { width: inside(at) })),
  );
  room(doc, height + 10);
  const y = doc.y + 4;
  let x = margin;
  for (const [at, cell] of cells.entries()) {
    writeText(doc, face, cell, [x + 4, y], {
      width: inside(at),
      align: columns[at]?.isAmount ? 'right' : 'left',
    });
    x += widths[at] ?? 0;
  }
  doc.y = y + height + 4;
  rule(doc);
};

const drawPart = (doc: Doc, part: PaperPart): void => {
  switch (part.kind) {
    case 'pairs':
      pairs(doc, part.of);
      return;
    case 'table':
      heading(doc, part.title);
      doc.font('bold').fontSize(8.5).fillColor(soft);
      row(
        doc,
        'bold',
        part.columns,
        part.columns.map(({ title }) => title),
      );
      doc.font('regular').fontSize(9).fillColor(ink);
      for (const cells of part.rows) row(doc, 'regular', part.columns, cells);
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
