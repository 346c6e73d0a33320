import { Composed } from '../../../line/Composed.tsx';
import { CloudMigrationHeroDesk } from './CloudMigrationHeroDesk.tsx';
import { CloudMigrationHeroPhone } from './CloudMigrationHeroPhone.tsx';

/** A chart of a strait: systems cross in numbered waves, and a way back stays open. */
export function CloudMigrationHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<CloudMigrationHeroDesk label={label} />}
      phone={<CloudMigrationHeroPhone label={label} />}
    />
  );
}
