import { Composed } from '../../../line/Composed.tsx';
import { SoftwareAuditFigureDesk } from './SoftwareAuditFigureDesk.tsx';
import { SoftwareAuditFigurePhone } from './SoftwareAuditFigurePhone.tsx';

/** How one finding is written, so that its owners can check it. */
export function SoftwareAuditFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<SoftwareAuditFigureDesk label={label} />}
      phone={<SoftwareAuditFigurePhone label={label} />}
    />
  );
}
