import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { sceneHeight, scenes, SwitchScene, type Sizes } from './switch-scene.tsx';

const sizes: Sizes = { width: 148, window: 50, fall: 56, drum: 62 };
const across = 202;
const ground = sceneHeight(sizes) + 12;
const down = ground + 74;

/** Two scenes in a row: the pause is in the first, the new host serves in the second. */
export function HerokuFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={down + ground + 46} pad={1} scale="phone" label={label}>
      {scenes.map((scene, i) => {
        const [x, y] = [(i % 2) * across, Math.floor(i / 2) * down];
        return (
          <g key={scene.act}>
            <SwitchScene scene={scene} sizes={sizes} x={x} y={y} />
            <Stroke weight="thin" d={line(x, y + ground, x + sizes.width, y + ground)} />
            <Name x={x} y={y + ground + 22}>
              {scene.act}
            </Name>
            <Name
              x={x}
              y={y + ground + 43}
              size="small"
              tone={scene.flow === 'last' ? 'red' : 'ink'}
            >
              {scene.lasts}
            </Name>
          </g>
        );
      })}
    </Drawing>
  );
}
