import { useState } from 'react';
import { copyText } from '../../browser/copyText.ts';
import { ShareIcon } from '../../components/icons.tsx';
import type { NewsItem } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';

/** @returns the message for the visitor. */
async function copyLink(url: string): Promise<string> {
  return (await copyText(url)) ? 'Link copied.' : `Could not copy the link. Here it is: ${url}`;
}

async function share(item: NewsItem): Promise<string> {
  const url = new URL(newsPath(item), location.origin).href;
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title: item.title, text: item.summary, url });
  } catch (error) {
    // Closing the share menu is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return copyLink(url);
  }
  return '';
}

/** Opens the device's share menu, or copies the article's URL. */
export function ShareButton({ item }: { item: NewsItem }) {
  const [result, setResult] = useState('');
  const onClick = async () => {
    // Live regions announce changes only.
    setResult('');
    setResult(await share(item));
  };
  return (
    <>
      <button type="button" className="btn btn-secondary" onClick={() => void onClick()}>
        <ShareIcon />
        Share
      </button>
      <span role="status">{result}</span>
    </>
  );
}
