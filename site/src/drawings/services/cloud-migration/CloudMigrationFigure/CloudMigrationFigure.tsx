import { Composed } from '../../../line/Composed.tsx';
import { CloudMigrationFigureDesk } from './CloudMigrationFigureDesk.tsx';
import { CloudMigrationFigurePhone } from './CloudMigrationFigurePhone.tsx';

/** One cutover night: copied over, counted, decided, copied back. */
export function CloudMigrationFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<CloudMigrationFigureDesk label={label} />}
      phone={<CloudMigrationFigurePhone label={label} />}
    />
  );
}
