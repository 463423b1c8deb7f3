/**
 * Loads a part of the news. Where its code did not come and the browser loads another document, there is
 * nothing to show any more, and no end to wait for.
 */
export async function loadPart<Part>(
  load: () => Promise<{ default: Part } | undefined>,
): Promise<Part> {
  const { default: part } = (await load()) ?? (await new Promise<never>(() => undefined));
  return part;
}
