import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sanitizedNews } from './sanitizedNews';

/** The path in the app that a click opens; null for modifier keys, other sites, and files such as feed.xml. */
function appPath(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.target || link.origin !== location.origin) return null;
  if (/\.(?!html$)\w+$/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/** An article's HTML, with client-side links. Another article needs another `key`. */
export function ArticleBody({ html }: { html: string }) {
  // Trusted HTML is a new object each time, so React would re-insert it and lose focus and selection.
  const [body] = useState(() => sanitizedNews(html));
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // Layout effect, so that no click can precede the listener.
  useLayoutEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const path = appPath(event);
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
