import { CouplingDesk } from '#pages/Coupling/CouplingDesk.tsx';
import { CouplingPhone } from '#pages/Coupling/CouplingPhone.tsx';
import { ExplodedProductDesk } from '#home/ExplodedProduct/ExplodedProductDesk.tsx';
import { ExplodedProductPhone } from '#home/ExplodedProduct/ExplodedProductPhone.tsx';
import { FourStagesPhone } from '#home/FourStages/FourStagesPhone.tsx';
import { FourStagesWide } from '#home/FourStages/FourStagesWide.tsx';
import { HalfBridgeDesk } from '#pages/HalfBridge/HalfBridgeDesk.tsx';
import { HalfBridgePhone } from '#pages/HalfBridge/HalfBridgePhone.tsx';
import { HandOverDesk } from '#pages/HandOver/HandOverDesk.tsx';
import { HandOverPhone } from '#pages/HandOver/HandOverPhone.tsx';
import { StudioPlanPhone } from '#pages/StudioPlan/StudioPlanPhone.tsx';
import { StudioPlanWide } from '#pages/StudioPlan/StudioPlanWide.tsx';
import { WhoPaysDesk } from '#pages/WhoPays/WhoPaysDesk.tsx';
import { WhoPaysPhone } from '#pages/WhoPays/WhoPaysPhone.tsx';
import { WorkLifePhone } from '#pages/WorkLife/WorkLifePhone.tsx';
import { WorkLifeWide } from '#pages/WorkLife/WorkLifeWide.tsx';
import { YourAccountsDesk } from '#pages/YourAccounts/YourAccountsDesk.tsx';
import { YourAccountsPhone } from '#pages/YourAccounts/YourAccountsPhone.tsx';
import type { Compositions } from './compositions.ts';

/** Drawings made for one page. Each has its own text alternative. */
export const pageDrawings = {
  ExplodedProduct: { desk: ExplodedProductDesk, phone: ExplodedProductPhone },
  FourStages: { wide: FourStagesWide, phone: FourStagesPhone },
  Coupling: { desk: CouplingDesk, phone: CouplingPhone },
  HalfBridge: { desk: HalfBridgeDesk, phone: HalfBridgePhone },
  HandOver: { desk: HandOverDesk, phone: HandOverPhone },
  StudioPlan: { wide: StudioPlanWide, phone: StudioPlanPhone },
  WhoPays: { desk: WhoPaysDesk, phone: WhoPaysPhone },
  WorkLife: { wide: WorkLifeWide, phone: WorkLifePhone },
  YourAccounts: { desk: YourAccountsDesk, phone: YourAccountsPhone },
} as const satisfies Readonly<Record<string, Compositions>>;
