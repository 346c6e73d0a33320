import { ProjectMark } from '@studio/drawings/marks/ProjectMark/ProjectMark.tsx';
import { ServiceMark } from '@studio/drawings/marks/ServiceMark/ServiceMark.tsx';
import type { Project, ServiceLink } from '@studio/content/schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { MarkedLinks } from '../MarkedLinks/MarkedLinks.tsx';
import styles from './NextBand.module.css';

interface NextBandProps {
  readonly id: string;
  readonly title: string;
  /** The heading above projects that used this service. */
  readonly proof: string;
  readonly related: readonly ServiceLink[];
  readonly projects: readonly Project[];
}

/** Projects that used this service, and further reading for undecided visitors. */
export function NextBand({ id, title, proof, related, projects }: NextBandProps) {
  const hasProof = projects.length > 0;
  return (
    <Band labelledBy={id}>
      <Frame lines={hasProof ? 'half' : 'edges'}>
        {hasProof && (
          <Cell span="1-6" inset="none" className={styles.half}>
            <h2>{proof}</h2>
            <MarkedLinks
              links={projects.map(({ href, name, line, cover, picture, sample }) => ({
                ...{ href, name, line },
                mark:
                  picture === undefined ? (
                    cover && <ProjectMark cover={cover} />
                  ) : (
                    <Picture name={picture} text="" cut="half" />
                  ),
                note: sample && <Tag>Sample project</Tag>,
              }))}
            />
          </Cell>
        )}
        <Cell span={hasProof ? '7-12' : 'full'} inset="none" className={styles.half}>
          <h2 id={id}>{title}</h2>
          <MarkedLinks
            links={related.map(({ href, name, line, slug }) => ({
              ...{ href, name, line },
              mark: <ServiceMark slug={slug} />,
            }))}
          />
        </Cell>
      </Frame>
    </Band>
  );
}
