import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sanitizedNews } from './sanitizedNews';

/**
 * Where a click leads inside of this site; null for a click that is the browser's: with a key held
 * down, on a link elsewhere, or on a file such as feed.xml, which is no page of the app.
 */
function pathInside(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.target || link.origin !== location.origin) return null;
  if (/\.(?!html$)\w+$/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * The HTML body of an article. Its links into the site do not load the page anew.
 * @param html of one article; another one needs another `key`.
 */
export function ArticleBody({ html }: { html: string }) {
  // Trusted HTML is a new object each time it is made, which React would put in anew: the focus and what
  // the visitor has marked would be lost.
  const [body] = useState(() => sanitizedNews(html));
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // With the links themselves: nobody is faster.
  useLayoutEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const path = pathInside(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <div ref={box} className="prose article-body" dangerouslySetInnerHTML={{ __html: body }} />
  );
}
