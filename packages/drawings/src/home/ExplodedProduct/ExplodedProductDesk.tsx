import type { ReactNode } from 'react';
import { Drawing } from '#line/Drawing.tsx';
import { plane, type Project } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { ApplicationPlane } from './ApplicationPlane.tsx';
import { Axes } from './Axes.tsx';
import styles from './ExplodedProduct.module.css';
import { GroundPlane } from './GroundPlane.tsx';
import { InterfacePlane } from './InterfacePlane.tsx';
import { EXPLODED_LABEL, LAYERS } from './layers.ts';
import { PlatformsPlane } from './PlatformsPlane.tsx';
import { Slab } from './Slab.tsx';
import { TestBedPlane } from './TestBedPlane.tsx';

const SIDE = 300;
const THICKNESS = 8;
const GAP = 124;
const NAMES_AT = 570;

const planes: readonly ((at: Project) => ReactNode)[] = [
  (at) => <InterfacePlane at={at} side={SIDE} />,
  (at) => <ApplicationPlane at={at} side={SIDE} />,
  (at) => <TestBedPlane at={at} />,
  (at) => <PlatformsPlane at={at} />,
  (at) => <GroundPlane at={at} side={SIDE} />,
];

/** The lowest plane is drawn first; each group includes the lines to the plane above. */
export function ExplodedProductDesk() {
  const layers = LAYERS.map((layer, i) => {
    const at = plane(274, 12 + i * GAP);
    return { ...layer, at, corner: at(SIDE, 0), content: planes[i]?.(at), isTop: i === 0 };
  });
  return (
    <Drawing width={706} height={760} label={EXPLODED_LABEL} className={styles.exploded}>
      {layers.toReversed().map(({ name, part, at, corner: [x, y], content, isTop }) => (
        <g key={name}>
          <Slab at={at} side={SIDE} thickness={THICKNESS} />
          {content}
          <g>
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
            <Label x={NAMES_AT} y={y + 16}>{`the ${part}`}</Label>
          </g>
        </g>
      ))}
    </Drawing>
  );
}
