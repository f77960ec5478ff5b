/** What is printed on the sheets of a PDF, and where. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Box = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};
export type Sheet = { readonly isLandscape: boolean; readonly boxes: readonly Box[] };

/** Of the size of letters: the height above their line, and what hangs below it. */
const ABOVE = 0.7;
const BELOW = 0.15;
/** Points: letters may touch. */
const TOUCH = 1;

export async function sheetsOf(pdf: Buffer): Promise<Sheet[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, place) => place + 1);
  return Promise.all(
    numbers.map(async number => {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const boxes = items.flatMap(item => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, left = 0, bottom = 0] = item.transform.map(Number);
        const letters = Math.abs(size);
        const [right, top] = [left + item.width, bottom + letters * ABOVE];
        return [{ text: item.str, left, right, bottom: bottom - letters * BELOW, top }];
      });
      return { isLandscape: width > height, boxes };
    }),
  );
}

function isOver(one: Box, other: Box): boolean {
  // Pieces of one word follow each other on a line: the reported width of each differs from where the next begins by up to a letter.
  const isOneLine = Math.abs(one.bottom - other.bottom) < TOUCH && Math.abs(one.top - other.top) < TOUCH;
  const room = isOneLine ? one.top - one.bottom : TOUCH;
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > room &&
    Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCH
  );
}

/** Texts that are printed over each other. */
export const overprints = ({ boxes }: Sheet): string[] =>
  boxes.flatMap((box, place) =>
    boxes
      .slice(place + 1)
      .filter(other => isOver(box, other))
      .map(other => `${box.text} | ${other.text}`),
  );

export const textOf = (sheets: readonly Sheet[]): string =>
  sheets.flatMap(({ boxes }) => boxes.map(({ text }) => text)).join(' ');
