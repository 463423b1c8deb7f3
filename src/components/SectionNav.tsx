import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import './sideNav.scss';

interface SectionNavProps {
  label: string;
  sections: readonly { id: string; title: ReactNode; note?: ReactNode }[];
  /** Shown below the list; gets the id of the current section, null before measuring. */
  children?: (current: string | null) => ReactNode;
}

/**
 * The sections of a long page, in a container of the class `with-side-nav`; stays in view and marks the current one.
 * Narrow screens show it as a row, which scrolls to the current link. It also scrolls to a link that receives focus from
 * the keyboard, because browsers do not scroll to a half-visible link. A press does not scroll: the link would move
 * under the finger.
 */
export function SectionNav({ label, sections, children }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const ref = useRef<HTMLElement>(null);
  useEffect(() => scrollRowTo(ref.current?.querySelector('[aria-current]')), [current]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) scrollRowTo(target);
  };
  return (
    <nav ref={ref} className="side-nav section-nav" aria-label={label} onFocus={onFocus}>
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
    </nav>
  );
}

/** Part of the previous link stays visible. `scrollIntoView` would scroll the page. */
function scrollRowTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
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
      { rootMargin },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
