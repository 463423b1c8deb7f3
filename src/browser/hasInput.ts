/** Whether a reload would lose something typed. */
export const hasInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);
