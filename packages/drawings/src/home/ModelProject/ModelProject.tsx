import { Composed } from '#line/Composed.tsx';
import { ProjectSheet, type ProjectPlan } from './ProjectSheet.tsx';

const DESK: ProjectPlan = {
  scale: 'desk',
  width: 520,
  bottom: 260,
  brief: { x: 30, width: 76 },
  milestones: { x: 156, width: 62, pitch: 78 },
  handover: { x: 414, width: 76 },
  caption: 'drawn first, then scope, milestones and price',
};

const PHONE: ProjectPlan = {
  scale: 'phone',
  width: 350,
  bottom: 234,
  brief: { x: 16, width: 56 },
  milestones: { x: 104, width: 42, pitch: 50 },
  handover: { x: 276, width: 56 },
  caption: 'drawn first, then scope and price',
};

/** The drawing of Project-Based Engagement. */
export function ModelProject() {
  return <Composed desk={<ProjectSheet plan={DESK} />} phone={<ProjectSheet plan={PHONE} />} />;
}
