import {
  BellRing,
  ChartLine,
  Database,
  FileUp,
  Inbox,
  ListChecks,
  type LucideIcon,
  ScanSearch,
  Settings2,
  SlidersHorizontal,
  UserCheck,
} from 'lucide-react';
import type { Ability } from '../../api/session.js';
import type { Words } from '../../i18n/words.js';
import type { Action } from '../keys/actions.js';

interface RailPage {
  readonly to: string;
  readonly action: Action;
  /** Its name in the words of the frame. */
  readonly name: keyof Words['frame'];
  readonly Icon: LucideIcon;
  /** Without it, the user does not see the page. */
  readonly ability?: Ability;
  /** Stands in the bar of a narrow screen, which has room for three; the others are in its menu. */
  readonly isFirst?: true;
}

interface AdminPage extends Pick<RailPage, 'to' | 'name'> {
  /** The shortcut that leads there; the first page has that of the navigation. */
  readonly action?: Action;
  readonly ability: Ability;
}

/** Pages of the navigation, in its order, each with the shortcut that leads there. */
export const PAGES = [
  { to: '/cases', action: 'goCases', name: 'cases', Icon: Inbox, isFirst: true },
  { to: '/search', action: 'goSearch', name: 'newSearch', Icon: ScanSearch, ability: 'search.make', isFirst: true },
  { to: '/uploads', action: 'goUploads', name: 'uploads', Icon: FileUp },
  { to: '/monitoring', action: 'goMonitoring', name: 'monitoring', Icon: BellRing, isFirst: true },
  { to: '/lists', action: 'goLists', name: 'lists', Icon: Database },
  { to: '/custom-lists', action: 'goCustomLists', name: 'customLists', Icon: ListChecks },
  { to: '/whitelist', action: 'goWhitelist', name: 'whitelist', Icon: UserCheck },
  { to: '/profiles', action: 'goProfiles', name: 'profiles', Icon: SlidersHorizontal },
  { to: '/dashboard', action: 'goDashboard', name: 'dashboard', Icon: ChartLine },
  {
    to: '/administration',
    action: 'goAdministration',
    name: 'administration',
    Icon: Settings2,
    ability: 'user.manage',
  },
] as const satisfies readonly RailPage[];

/** Pages of administration, in the order of their own navigation. The first is where the navigation of the frame leads. */
export const ADMIN_PAGES = [
  { to: '/administration/users', name: 'users', ability: 'user.manage' },
  { to: '/administration/api-keys', action: 'goApiKeys', name: 'apiKeys', ability: 'user.manage' },
  { to: '/administration/webhooks', action: 'goWebhooks', name: 'webhooks', ability: 'webhook.manage' },
  {
    to: '/administration/configuration',
    action: 'goConfiguration',
    name: 'configuration',
    ability: 'configuration.write',
  },
  { to: '/administration/review-policy', action: 'goReviewPolicy', name: 'reviewPolicy', ability: 'policy.write' },
  { to: '/administration/risk-engines', name: 'riskEngines', ability: 'engine.write' },
  { to: '/administration/sign-in', name: 'signInPolicy', ability: 'user.manage' },
  { to: '/administration/emails', action: 'goEmails', name: 'emails', ability: 'audit.read' },
  {
    to: '/administration/data-protection',
    action: 'goDataProtection',
    name: 'dataProtection',
    ability: 'subject.protect',
  },
  { to: '/administration/audit', action: 'goAudit', name: 'audit', ability: 'audit.read' },
] as const satisfies readonly AdminPage[];
