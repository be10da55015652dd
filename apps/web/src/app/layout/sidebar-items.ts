import type { FlagKey } from '@lauda/contract/feature-flags';
import type { Permission } from '@lauda/contract/permissions';
import { can } from '@lauda/domain/people/permissions';
import type { Actor } from '@lauda/domain/people/roles';
import {
  Activity,
  BookOpen,
  CircleHelp,
  GraduationCap,
  HeartHandshake,
  House,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  PenLine,
  Route,
  ScanText,
  TrendingUp,
  UsersRound,
} from 'lucide-react';
import { paths } from '../../lib/paths';
import { texts } from '../texts';

type IsOn = (key: FlagKey) => boolean;

type Item = {
  id: keyof typeof texts.sidebar;
  icon: LucideIcon;
  to: string | ((isOn: IsOn) => string);
  /** Shown only to whom this flag is on for. */
  flag?: FlagKey;
  /** Hidden from whom the server would refuse. */
  permission?: Permission;
};

/** Spec §2.2, in its order and with its conditions. */
export const SIDEBAR_ITEMS: readonly Item[] = [
  { id: 'home', icon: House, to: paths.home },
  { id: 'learningPaths', icon: Route, to: paths.activities('trilha') },
  { id: 'evolution', icon: TrendingUp, to: (isOn) => (isOn('evolution_portal') ? paths.evolutionDashboard : paths.evolution) },
  { id: 'recommendations', icon: Megaphone, to: paths.recommendations, flag: 'teacher_recommendations_alerts' },
  { id: 'engagementProfiles', icon: Activity, to: paths.engagementProfiles, flag: 'teacher_engagement' },
  { id: 'classes', icon: UsersRound, to: paths.classes, permission: 'school_group.list' },
  { id: 'themes', icon: Lightbulb, to: paths.themes },
  { id: 'trainingResources', icon: GraduationCap, to: paths.trainingResources },
  { id: 'library', icon: BookOpen, to: paths.library, flag: 'teacher_library' },
  { id: 'socioEmotional', icon: HeartHandshake, to: paths.socioEmotional, flag: 'teacher_socioemotional_dashboard' },
  { id: 'faq', icon: CircleHelp, to: paths.faq },
  { id: 'c5', icon: PenLine, to: paths.c5, flag: 'teacher_c5_dashboard' },
  // Ours, after the table of the specification.
  { id: 'engineBench', icon: ScanText, to: paths.engineBench, permission: 'analysis.export' },
];

export type SidebarLink = { id: Item['id']; text: string; icon: LucideIcon; to: string };

/** What one person sees. */
export const sidebarFor = (actor: Actor, isOn: IsOn): SidebarLink[] =>
  SIDEBAR_ITEMS.filter(({ flag, permission }) => (!flag || isOn(flag)) && (!permission || can(actor, permission))).map(
    ({ id, icon, to }) => ({
      id,
      text: texts.sidebar[id],
      icon,
      to: typeof to === 'function' ? to(isOn) : to,
    }),
  );
