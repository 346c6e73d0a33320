import type { ReactNode } from 'react';
import { Drawing } from '#line/Drawing.tsx';
import { plane, type Project } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { ApplicationPlane } from '../ExplodedProduct/ApplicationPlane.tsx';
import { Axes } from '../ExplodedProduct/Axes.tsx';
import exploded from '../ExplodedProduct/ExplodedProduct.module.css';
import { GroundPlane } from '../ExplodedProduct/GroundPlane.tsx';
import { InterfacePlane } from '../ExplodedProduct/InterfacePlane.tsx';
import { PlatformsPlane } from '../ExplodedProduct/PlatformsPlane.tsx';
import { Slab } from '../ExplodedProduct/Slab.tsx';
import { TestBedPlane } from '../ExplodedProduct/TestBedPlane.tsx';
import styles from './AskedProduct.module.css';
import { ASKED_LABEL, ASKED_LAYERS } from './cells.ts';
import { StandingScreens } from './StandingScreens.tsx';
import { TimeLine } from './TimeLine.tsx';
import { Today } from './Today.tsx';

const SIDE = 300;
const THICKNESS = 8;
const GAP = 124;
/** Space for the upright screen above the top layer. */
const TOP = 34;
const NAMES_AT = 564;

const planes: readonly ((at: Project) => ReactNode)[] = [
  (at) => <InterfacePlane at={at} side={SIDE} />,
  (at) => <ApplicationPlane at={at} side={SIDE} />,
  (at) => <TestBedPlane at={at} />,
  (at) => <PlatformsPlane at={at} />,
  (at) => <GroundPlane at={at} side={SIDE} />,
];

export function AskedProductDesk() {
  const layers = ASKED_LAYERS.map((layer, i) => {
    const at = plane(274, TOP + i * GAP);
    return { ...layer, at, corner: at(SIDE, 0), content: planes[i]?.(at), isTop: i === 0 };
  });
  return (
    <Drawing width={706} height={832} label={ASKED_LABEL} className={exploded.exploded}>
      {layers
        .toReversed()
        .map(({ name, part, cell, allDetails, answers, at, corner: [x, y], content, isTop }) => (
          <g key={name} data-cell={cell}>
            <Slab at={at} side={SIDE} thickness={THICKNESS} />
            {allDetails ? <g className={styles.details}>{content}</g> : content}
            <g className={styles.names}>
              {!isTop && <Axes at={at} side={SIDE} length={GAP - THICKNESS} />}
              <Leader
                points={[
                  [x, y],
                  [NAMES_AT - 8, y],
                ]}
              />
              <Name x={NAMES_AT} y={y - 3}>
                {name}
              </Name>
              <g className={styles.part} {...(answers && { 'data-until': cell })}>
                <Label x={NAMES_AT} y={y + 16}>{`the ${part}`}</Label>
              </g>
              {Object.entries(answers ?? {}).map(([answer, words]) => (
                <g key={answer} className={styles.part} data-answer={answer}>
                  <Label x={NAMES_AT} y={y + 16}>
                    {words}
                  </Label>
                </g>
              ))}
            </g>
            {isTop && <StandingScreens at={at} />}
          </g>
        ))}
      <Today at={plane(56, 693)} says />
      <TimeLine from={4} to={544} y={812} wordsAt={NAMES_AT} />
    </Drawing>
  );
}
