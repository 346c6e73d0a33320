import { Drawing } from '#line/Drawing.tsx';
import { plane } from '#line/iso.ts';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import exploded from '../ExplodedProduct/ExplodedProduct.module.css';
import { PHONE_SIDE, phonePlanes } from '../ExplodedProduct/phone-planes.tsx';
import { Slab } from '../ExplodedProduct/Slab.tsx';
import styles from './AskedProduct.module.css';
import { ASKED_LABEL, ASKED_LAYERS } from './cells.ts';
import { StandingScreens } from './StandingScreens.tsx';
import { TimeLine } from './TimeLine.tsx';
import { Today } from './Today.tsx';

/** Small, so that the questions below are in view too. */
const GAP = 27;
const TOP = 40;
/** The scale relative to the desk composition, whose planes are 300 units wide. */
const SCALE = PHONE_SIDE / 300;

export function AskedProductPhone() {
  const layers = ASKED_LAYERS.map((layer, i) => {
    const at = plane(119, TOP + i * GAP);
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
      height={290}
      scale="phone"
      label={ASKED_LABEL}
      className={exploded.exploded}
    >
      {layers.toReversed().map(({ name, cell, allDetails, at, corner: [x, y], content, isTop }) => (
        <g key={name} data-cell={cell}>
          <Slab at={at} side={PHONE_SIDE} thickness={5} />
          {allDetails ? <g className={styles.details}>{content}</g> : content}
          <g className={styles.names}>
            <Leader
              points={[
                [x, y],
                [x + 9, y],
              ]}
            />
            <Name x={x + 15} y={y + 4} size="small">
              {name}
            </Name>
          </g>
          {isTop && <StandingScreens at={plane(119, TOP, SCALE)} />}
        </g>
      ))}
      <Today at={plane(24.5, 221, SCALE)} />
      <TimeLine from={2} to={236} y={272} wordsAt={251} />
    </Drawing>
  );
}
