import { describe, expect, it } from 'vitest';
import { indianScripts, scriptRuns } from '#contract/domain/texts/indianScripts.ts';
import { makePdf } from './makePdf.ts';
import PDFDocument from 'pdfkit';
import { paperFonts } from './paperFonts.ts';
import { evenDigits } from './paperText.ts';

describe('a paper', () => {
  it.each([
    ['Asha Rao', ['Asha Rao']],
    ['आशा कंस्ट्रक्शन', ['|आशा कंस्ट्रक्शन']],
    ['Asha आशा राव, Pune', ['Asha ', '|आशा राव', ', Pune']],
    ['தமிழ் கட்டுமானம் 12, சென்னை', ['|தமிழ் கட்டுமானம் 12, சென்னை']],
    ['தமிழ் తెలుగు', ['|தமிழ்', ' ', '|తెలుగు']],
    ['', ['']],
  ])('%s is written in pieces of one script each', (text, pieces) =>
    expect(scriptRuns(text).map(run => `${run.script ? '|' : ''}${run.text}`)).toEqual(pieces),
  );

  it('breaks no amount, and names the columns on each page', async () => {
    const paper = (amount: string) =>
      makePdf({
        product: 'Nivaas',
        title: 'Statement',
        subtitle: '2026',
        madeAt: new Date(0),
        parts: [
          {
            kind: 'table',
            title: 'Lines',
            columns: [
              { title: 'What', share: 12 },
              { title: 'Amount', share: 1.4, isAmount: true },
            ],
            rows: Array.from({ length: 50 }, () => ['Tax invoice', amount]),
          },
        ],
      });
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    // A broken amount would need twice the room.
    expect(pages(await paper('₹12,34,56,789.01'))).toBe(pages(await paper('₹1')));
  });

  it('embeds the letters of a name in Devanagari, and only where there is one', async () => {
    const paper = (name: string) =>
      makePdf({
        product: 'Nivaas',
        title: 'Tax invoice',
        subtitle: 'NV/1',
        madeAt: new Date(0),
        parts: [
          { kind: 'pairs', of: [['Billed to', name]] },
          {
            kind: 'table',
            title: 'Lines',
            columns: [{ title: 'Package', share: 2 }],
            rows: [[name]],
          },
        ],
      });
    const fontsIn = (pdf: Buffer) => [
      ...new Set(pdf.toString('latin1').match(/NotoSans[A-Z][a-z]+|Inter[A-Za-z]*/g)),
    ];
    expect(fontsIn(await paper('श्री कृष्ण कंस्ट्रक्शन Pvt Ltd'))).toContain('NotoSansDevanagari');
    expect(fontsIn(await paper('Krishna Pvt Ltd')).join(' ')).not.toContain('NotoSans');
    for (const { name, block } of indianScripts) {
      const letter = String.fromCodePoint(block[0] + 0x15, block[0] + 0x15);
      const found = fontsIn(await paper(`${letter} Pvt Ltd`)).filter(one => one.startsWith('Noto'));
      expect(found.map(one => one.toLowerCase())).toEqual([`notosans${name}`]);
    }
  });

  it('draws a comma between digits, not under them', async () => {
    const bold = (await paperFonts('')).get('bold');
    if (!bold) throw new Error('Each paper has Latin in bold');
    const doc = new PDFDocument();
    doc.registerFont('bold', bold);
    const width = (text: string) => doc.font('bold').fontSize(10).widthOfString(text, evenDigits);
    expect(width('27,187')).toBeCloseTo(width('27187') + width(','), 5);
    expect(width('11,111')).toBeCloseTo(width('27,187'), 5);
  });
});
