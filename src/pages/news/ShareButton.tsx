import { ShareIcon } from '../../components/icons';
import { notify } from '../../toasts/notify';
import type { NewsItem } from '../../data/news';
import { newsPath } from '../../components/newsPath';

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    await notify('success', 'Link copied.');
  } catch {
    // Refused, or no clipboard at all without a secure connection.
    await notify('error', `The link could not be copied. It is ${url}`);
  }
}

async function share(item: NewsItem): Promise<void> {
  const url = new URL(newsPath(item), location.origin).href;
  if (!('share' in navigator)) {
    await copyLink(url);
    return;
  }
  try {
    await navigator.share({ title: item.title, text: item.summary, url });
  } catch (error) {
    // Closing the menu without a choice is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(url);
  }
}

/** Hands an article's address to another app, or copies it where there is no menu for that. */
export function ShareButton({ item }: { item: NewsItem }) {
  return (
    <button type="button" className="btn btn-outline-primary" onClick={() => void share(item)}>
      <ShareIcon />
      Share
    </button>
  );
}
