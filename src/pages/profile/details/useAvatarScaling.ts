import { useRef, useState } from 'react';
import { scaleAvatar } from './scaleAvatar.ts';

/** Scales pictures one after the other, so that the last one wins. */
export function useAvatarScaling() {
  const last = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  /** The sentence about the last file, if it is not a usable picture. */
  const [problem, setProblem] = useState<string | null>(null);

  const scale = (file: File, onScaled: (dataUrl: string) => void) => {
    last.current = last.current.then(async (previous) => {
      const result = await scaleAvatar(file);
      setProblem('error' in result ? result.error : null);
      if ('error' in result) return previous;
      onScaled(result.dataUrl);
      return result.dataUrl;
    });
  };
  /** Resolves with the last picture, a data URL, when all have been scaled; undefined if there is none. */
  const lastScaled = () => last.current;

  return { problem, scale, lastScaled };
}

export type AvatarScaling = ReturnType<typeof useAvatarScaling>;
