import { useState } from 'react';
import { Picture } from './Picture';

interface AvatarProps {
  /** Where the picture is; null for the default one. See session/avatar.ts. */
  url: string | null;
  /** Width and height it is shown at, in pixels. */
  size: number;
  className?: string;
}

/** A person's picture, beside the name that says whose it is. A broken one gives way to the default. */
export function Avatar({ url, size, className = '' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === null || url === brokenUrl) {
    return (
      <Picture
        name="misc/avatar-default"
        alt=""
        sizes={`${size}px`}
        className={`avatar ${className}`}
      />
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      className={`avatar ${className}`}
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  );
}
