import { useEffect, useState } from 'react';

/** From far above the window to the line in it that is read: whatever lies there has begun. */
const readZone = '99999px 0px -70% 0px';

/**
 * Follows which of the page's sections is being read: the last one that has begun, else the first.
 * @param ids the sections' ids in the order of the page; joined by spaces, so that it compares by value.
 * @returns null before the page was looked at.
 */
export function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const all = ids.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(all.findLast((id) => begun.has(id)) ?? all[0] ?? null);
      },
      { rootMargin: readZone },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
