import { Zip, ZipDeflate } from 'fflate';
import type { FileCell } from '#contract/domain/reports/reportCell.ts';

/** Rows and characters that the format allows (ECMA-376). */
export const mostXlsxRows = 1_048_575;
const mostCharacters = 32_767;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Everything around the sheet: 1 is a heading, 2 an amount, 3 a day and 4 a moment in the forms of part 1 section 9. */
const surroundings: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="d/m/yyyy"/><numFmt numFmtId="165" formatCode="d/m/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** As XML holds it: without the characters that it cannot. */
const escaped = (text: string): string =>
  text
    .slice(0, mostCharacters)
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- those are what is taken out
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      '',
    )
    .replaceAll(/[&<>]/g, character => entities[character] ?? '');

const day = 86_400_000;
const offset = 330 * 60_000;

/** Days since 30 December 1899; a moment is told in Indian time. */
const serial = (instant: Date, isMoment: boolean): number =>
  (instant.getTime() + (isMoment ? offset : 0)) / day + 25_569;

const styles = { day: 3, moment: 4 } as const;

/** Text stands as text, so that no spreadsheet takes it for a formula. */
const cell = (value: FileCell): string => {
  if (!value) return '<c/>';
  if (value.as === 'text')
    return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value.text)}</t></is></c>`;
  if (value.as === 'number')
    return Number.isFinite(value.number) ? `<c><v>${value.number}</v></c>` : '<c/>';
  return `<c s="${styles[value.as]}"><v>${serial(value.instant, value.as === 'moment')}</v></c>`;
};

const heading = (text: string): string =>
  `<c s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A workbook of one sheet in parts, as its rows come, with its first row fixed. */
export async function* xlsxFile(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly FileCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    ready.push(chunk);
  });
  // One room for every piece: what is pushed is copied at once.
  let room = new Uint8Array(0);
  const encoder = new TextEncoder();
  const bytesOf = (text: string): Uint8Array => {
    if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
    return room.subarray(0, encoder.encodeInto(text, room).written);
  };
  const file = (name: string) => {
    const inner = new ZipDeflate(name, { level: 3 });
    zip.add(inner);
    return (text: string, isLast: boolean) => inner.push(bytesOf(text), isLast);
  };
  const take = () => {
    if (fault) throw fault;
    return ready.splice(0);
  };
  for (const [name, content] of Object.entries(surroundings)) file(name)(head + content, true);
  const write = file('xl/worksheets/sheet1.xml');
  const columns = headings.map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="18" customWidth="1"/>`,
  );
  write(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${headings.map(heading).join('')}</row>`,
    false,
  );
  for await (const rows of parts) {
    write(rows.map(row => `<row>${row.map(cell).join('')}</row>`).join(''), false);
    yield* take();
  }
  write('</sheetData></worksheet>', true);
  zip.end();
  yield* take();
}
