import { pictureFiles } from '../../pictures/Picture';

/**
 * The crops and when each is shown: exactly one media query matches, and hero.scss has the same two.
 * What preloads the hero takes the same.
 */
const crops = [
  {
    name: 'hero/hero-portrait',
    media: '(width < 36rem), (width < 75rem) and (orientation: portrait)',
    sizes: '100vw',
  },
  {
    name: 'hero/hero-wide',
    media: '(width >= 75rem), (width >= 36rem) and (orientation: landscape)',
    sizes: 'min(106vw, 100rem)',
  },
];

/** The hero's picture: upright on phones and in portrait windows, wide elsewhere. Loaded first of all. */
export function HeroPicture() {
  const pictures = crops.flatMap((crop) => {
    const files = pictureFiles(crop.name);
    return files ? [{ ...files, ...crop }] : [];
  });
  const last = pictures.at(-1);
  if (!last) return null;
  return (
    <picture className="hero-picture">
      {pictures.flatMap(({ src, avif, webp, sizes, media, width, height }) =>
        [
          { type: 'image/avif', srcSet: avif },
          { type: 'image/webp', srcSet: webp },
        ].map((format) => (
          <source
            key={src + format.type}
            {...format}
            media={media}
            sizes={sizes}
            width={width}
            height={height}
          />
        )),
      )}
      <img
        src={last.src}
        alt="White humanoid robot with one line of cyan light for eyes, its hand held out"
        width={last.width}
        height={last.height}
        fetchPriority="high"
      />
    </picture>
  );
}
