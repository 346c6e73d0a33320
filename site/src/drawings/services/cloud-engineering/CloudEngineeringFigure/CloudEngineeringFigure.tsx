import { Composed } from '../../../line/Composed.tsx';
import { CloudEngineeringFigureDesk } from './CloudEngineeringFigureDesk.tsx';
import { CloudEngineeringFigurePhone } from './CloudEngineeringFigurePhone.tsx';

/** How small, tested releases reach production. */
export function CloudEngineeringFigure() {
  return <Composed desk={<CloudEngineeringFigureDesk />} phone={<CloudEngineeringFigurePhone />} />;
}
