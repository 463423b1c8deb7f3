import { BelowFold } from '../../components/BelowFold';
import { PageBanner } from '../../components/PageBanner';
import { SectionNav } from '../../components/SectionNav';
import { TextBlocks } from '../../components/TextBlocks';
import { formatDay } from '../../data/days';
import { legalSections, legalUpdated } from '../../data/legal';
import { useHead } from '../../routing/HeadTags';
import './legal.scss';

/** The privacy policy, and the same text under the heading of the terms. See product.md, Legal pages. */
export default function LegalPage() {
  const head = useHead();
  return (
    <>
      <PageBanner title={head?.title ?? ''}>
        <p className="lead">{head?.description}</p>
        <p className="legal-updated muted small">
          Last updated <time dateTime={legalUpdated}>{formatDay(legalUpdated)}</time>
        </p>
      </PageBanner>
      <BelowFold>
        <div className="container section legal with-side-nav">
          <SectionNav label="On this page" sections={legalSections} />
          <div className="prose">
            {legalSections.map(({ id, title: heading, blocks }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{`${index + 1}. ${heading}`}</h2>
                <TextBlocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </BelowFold>
    </>
  );
}
