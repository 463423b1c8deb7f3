/** Joins sentences. Leaves out those that are empty or false, because they do not apply. */
export const paragraph = (...sentences: readonly (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');
