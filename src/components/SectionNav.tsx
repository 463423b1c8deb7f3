import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SideNav } from './SideNav.tsx';

interface SectionNavProps {
  label: string;
  sections: readonly { id: string; title: ReactNode; note?: ReactNode }[];
  /** Shown below the list; gets the id of the current section, null before measuring. */
  children?: (current: string | null) => ReactNode;
}

/** The sections of a long page; stays in view and marks the current one. */
export function SectionNav({ label, sections, children }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  return (
    <SideNav label={label} className="section-nav" current={current}>
      <p className="eyebrow muted" aria-hidden>
        {label}
      </p>
      <ol>
        {sections.map(({ id, title, note }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span>{title}</span>
              {note}
            </Link>
          </li>
        ))}
      </ol>
      {children?.(current)}
    </SideNav>
  );
}

/** A section has begun once its start is above a line 30% down the window. */
const rootMargin = '99999px 0px -70% 0px';

/**
 * The last section that has begun, else the first; null before measuring. `ids` is one string, because effects compare
 * arrays by identity.
 */
function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const begun = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        setCurrent((sections.findLast((section) => begun.has(section)) ?? sections[0])?.id ?? null);
      },
      { rootMargin },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
