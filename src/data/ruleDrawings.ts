/** A drawing, 190 units wide and 128 high, and numbers from the rules of what it shows. */
export interface RuleDrawingData {
  /** The drawing in words. */
  alt: string;
  /** SVG path data of bare lines. */
  lines?: string;
  /** SVG path data of filled shapes. */
  objects?: string;
  /** SVG path data of what the rules are about. */
  target?: string;
  labels?: readonly (readonly [text: string, x: number, y: number])[];
  figures: readonly (readonly [figure: string, note: string])[];
}

export const robotDrawing: RuleDrawingData = {
  alt: 'Two robots from the front, one of them half as tall as the other',
  lines: 'M30 12h156M30 67h56M2 122h186',
  objects:
    'M62.7 67h6.6l0.8 1.7v3.8l-1.9 2.7h-4.4l-1.9-2.7v-3.8zM58.9 76.9h14.3l-2.5 14.9h-9.4z' +
    'M61.9 92.8h8.2l1.4 3.9h-11zM74.2 77.4l2.3 2.3l0.5 9.3l0.8 8.8l-1.6 1.7l-1.7-1.7l-0.3-8.8z' +
    'M57.8 77.4l-2.3 2.3l-0.5 9.3l-0.8 8.8l1.6 1.7l1.7-1.7l0.3-8.8z' +
    'M71.5 97.8h-4.7l0.3 11v9.4h3.9l0.8-9.4zM60.5 97.8h4.7l-0.3 11v9.4h-3.9l-0.8-9.4z' +
    'M66.8 119.2h4.7l1.9 2.8h-6.6zM65.2 119.2h-4.7l-1.9 2.8h6.6z' +
    'M131.4 12h13.2l1.6 3.3v7.7l-3.8 5.5h-8.8l-3.8-5.5v-7.7zM123.7 31.8h28.6l-5 29.7h-18.6z' +
    'M129.8 63.7h16.4l2.8 7.7h-22z' +
    'M154.5 32.9l4.4 4.4l1.1 18.7l1.7 17.6l-3.4 3.3l-3.2-3.3l-0.6-17.6z' +
    'M121.5 32.9l-4.4 4.4l-1.1 18.7l-1.7 17.6l3.4 3.3l3.3-3.3l0.5-17.6z' +
    'M149 73.6h-9.3l0.5 22v18.7h7.7l1.7-18.7zM127 73.6h9.3l-0.5 22v18.7h-7.7l-1.6-18.7z' +
    'M139.7 116.5h9.3l3.8 5.5h-13.1zM136.3 116.5h-9.3l-3.8 5.5h13.1z',
  target: 'M63.5 71.4h5M133.1 20.8h9.9',
  labels: [
    ['2 m', 14, 17],
    ['1 m', 14, 72],
  ],
  figures: [
    ['1–2 m', 'tall, with two legs and two arms'],
    ['120 kg', 'at most'],
    ['0.5 s', 'at most to stop after a signal'],
  ],
};
