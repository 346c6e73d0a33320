import { Drawing } from '#line/Drawing.tsx';
import { plane, type Project } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { lift, page, PageBoard, Plugins } from './page-board.tsx';

const far = plane(188, 118);
const small: Project = (u, v, z = 0) => far(u * 0.68, v * 0.68, z * 0.68);
const top: Project = (u, v) => small(u, v, lift + 10);

export function WordpressHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={438} pad={1} scale="phone" label={label}>
      <PageBoard at={small} />
      <Leader points={[top(page.width - 10, 25), [330, 40]]} />
      <Name x={350} y={32} anchor="end" size="small">
        Developer
      </Name>
      <Leader points={[top(10, 85), [70, 40]]} />
      <Name x={40} y={32} size="small">
        Editor
      </Name>
      <Leader points={[top(page.width - 10, 230), [290, 262]]} />
      <Name x={298} y={267} size="small">
        Author
      </Name>
      <Plugins
        at={plane(24, 396)}
        sizes={[
          [0, 18, 18],
          [46, 18, 26],
          [92, 18, 14],
        ]}
      />
      <Plugins
        at={plane(216, 396)}
        sizes={[
          [0, 32, 48],
          [90, 36, 70],
        ]}
        leftOut
      />
      <Label x={0} y={434}>
        plugins: kept
      </Label>
      <Label x={350} y={434} anchor="end" tone="red">
        left out
      </Label>
    </Drawing>
  );
}
