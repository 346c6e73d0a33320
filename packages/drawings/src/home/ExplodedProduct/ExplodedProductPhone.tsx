import { Drawing } from '#line/Drawing.tsx';
import { plane } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { Axes } from './Axes.tsx';
import styles from './ExplodedProduct.module.css';
import { EXPLODED_LABEL, LAYERS } from './layers.ts';
import { PHONE_SIDE, phonePlanes } from './phone-planes.tsx';
import { Slab } from './Slab.tsx';

const GAP = 82;
const THICKNESS = 5;

export function ExplodedProductPhone() {
  const layers = LAYERS.map((layer, i) => {
    const at = plane(119, 6 + i * GAP);
    return {
      ...layer,
      at,
      corner: at(PHONE_SIDE, 0),
      content: phonePlanes[i]?.(at),
      isTop: i === 0,
    };
  });
  return (
    <Drawing
      width={350}
      height={442}
      scale="phone"
      label={EXPLODED_LABEL}
      className={styles.exploded}
    >
      {layers.toReversed().map(({ name, part, at, corner: [x, y], content, isTop }) => (
        <g key={name}>
          <Slab at={at} side={PHONE_SIDE} thickness={THICKNESS} />
          {content}
          <g>
            {!isTop && <Axes at={at} side={PHONE_SIDE} length={GAP - THICKNESS} />}
            <Leader
              points={[
                [x, y],
                [x + 9, y],
              ]}
            />
            <Name x={x + 15} y={y - 1} size="small">
              {name}
            </Name>
            <Label x={x + 15} y={y + 17}>
              {part}
            </Label>
          </g>
        </g>
      ))}
    </Drawing>
  );
}
