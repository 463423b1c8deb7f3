import { useEffect, useState } from 'react';

/** The part of the window, measured from its top, in which the section that is read begins or lies. */
const readingZone = '-25% 0px -70% 0px';

/**
 * Follows which of the page's sections is being read.
 * @param ids the sections' ids in the order of the page; joined by spaces, so that it compares by value.
 * @returns null above the first of them.
 */
export function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const inZone = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        }
        setCurrent(ids.split(' ').findLast((id) => inZone.has(id)) ?? null);
      },
      { rootMargin: readingZone },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
