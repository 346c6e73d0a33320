import { Composed } from '../../../line/Composed.tsx';
import { GoogleCloudFigureDesk } from './GoogleCloudFigureDesk.tsx';
import { GoogleCloudFigurePhone } from './GoogleCloudFigurePhone.tsx';

/** The same question asked twice: what it reads is what it costs. */
export function GoogleCloudFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<GoogleCloudFigureDesk label={label} />}
      phone={<GoogleCloudFigurePhone label={label} />}
    />
  );
}
