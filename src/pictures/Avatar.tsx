import { useState } from 'react';
import { avatarUrl } from './avatarUrl.ts';
import { Picture } from './Picture.tsx';

interface AvatarProps {
  /** The avatar of the stored user. */
  avatar: string;
  size: number;
  className?: string;
}

/** A user's picture, always beside the name. If it fails to load, the default shows. */
export function Avatar({ avatar, size, className = '' }: AvatarProps) {
  const url = avatarUrl(avatar);
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
      onError={() => setBrokenUrl(url)}
    />
  );
}
