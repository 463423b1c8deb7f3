import { BelowFold } from '../../components/BelowFold.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { SectionNav } from '../../components/SectionNav.tsx';
import { TextBlocks } from '../../components/TextBlocks.tsx';
import { formatDay } from '../../data/days.ts';
import { legalSections, legalUpdated } from '../../data/legal.ts';
import { useHead } from '../../routing/HeadTags.tsx';
import './legal.scss';

/**
 * The privacy policy, and the same text under the heading of the terms. The heading and the lead are the title and the
 * description in the route table. See product.md, Legal pages.
 */
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
        <div className="paper">
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
        </div>
      </BelowFold>
    </>
  );
}
