import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { sceneHeight, scenes, SwitchScene, type Sizes } from './switch-scene.tsx';

const sizes: Sizes = { width: 142, window: 64, fall: 74, drum: 84 };
const pitch = 166;
const ground = sceneHeight(sizes) + 18;

/** A switch-over in four scenes: copy, stop writing, turn the traffic, keep the way back. */
export function HerokuFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={ground + 50} pad={1} label={label}>
      {scenes.map((scene, i) => (
        <g key={scene.act}>
          <SwitchScene scene={scene} sizes={sizes} x={i * pitch} y={0} />
          <Name x={i * pitch} y={ground + 26} size="small">
            {scene.act}
          </Name>
          <Label x={i * pitch} y={ground + 45} tone={scene.flow === 'last' ? 'red' : 'ink'}>
            {scene.lasts}
          </Label>
        </g>
      ))}
      <Stroke weight="thin" d={line(0, ground, 640, ground)} />
      <Stroke d={scenes.map((_, i) => line(i * pitch, ground - 5, i * pitch, ground + 5))} />
    </Drawing>
  );
}
