import './profile.css';
import { ListCard } from './list-card.tsx';
import type { TabProps } from './tab-props.ts';

export const EducationTab = (props: TabProps) => <ListCard list="education" {...props} />;

export const ExperienceTab = (props: TabProps) => <ListCard list="experience" {...props} />;

/** The family, and below it whom to call. */
export const FamilyTab = (props: TabProps) => (
  <div className="list-stack">
    <ListCard list="family" {...props} />
    <ListCard list="emergency-contact" {...props} />
  </div>
);
