import { pictureFiles } from '../../components/pictureFiles';
import { heroSources } from './heroSources';

/** The hero's picture: an upright crop on phones, the wide one elsewhere. Loaded first of all. */
export function HeroPicture() {
  const pictures = heroSources.flatMap((source) => {
    const files = pictureFiles(source.name);
    return files ? [{ ...files, ...source }] : [];
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
