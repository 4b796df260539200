import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import type { Declared } from '@muster/contract/kernel/entity.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { BoardCard } from '../ui/board/board-card.ts';
import type { WordsOfRoom } from '../words/room-words.ts';
import type { Words } from '../words/words.ts';
import type { PanelName } from '../session/panel-access.ts';
import type { AuditNames } from './audit-words.ts';
import type { MenuPage, MenuPlace, PageReach, SetUpHeading, SetUpEntry } from './menu.ts';

/** A verdict that is given among the details. */
export interface Deciding {
  readonly onDone: () => void;
  /** another yes than the plain one is under way: that one steps aside */
  readonly onOther: (isOther: boolean) => void;
}

/** What a decision is about, with all that is needed to decide. Without the deciding it is only read. */
type DecisionView = (props: {
  readonly item: InboxItem;
  readonly deciding: Deciding | undefined;
}) => ReactNode;

/** A kind of decision that the room asks for; without a view it is told field by field. */
interface RoomDecision {
  readonly kind: DecisionKind;
  /** what its fields are called; of what changes nothing only these are told, in this order */
  readonly fields?: (words: Words) => Readonly<Record<string, string>>;
  /** fields that hold only the id of another record */
  readonly links?: Readonly<Record<string, Declared>>;
  readonly view?: DecisionView;
}

export interface WaitingProps {
  /** on a card of the first screen: lines alone */
  readonly isBrief?: boolean;
}

/** Waiting for something else than a yes or a no: it is counted with the decisions and stands before them. */
export interface RoomWaiting extends PageReach {
  readonly count: (signal: AbortSignal) => Promise<number>;
  /** nothing where nothing waits */
  readonly Waiting: ComponentType<WaitingProps>;
}

export interface EmployeeTabProps {
  readonly person: Employee;
  /** it is today that is shown, so that something can be changed */
  readonly isToday: boolean;
}

/** A tab of someone's profile. */
interface EmployeeTab {
  /** the last part of its address */
  readonly path: string;
  readonly label: (words: Words) => string;
  /** whether the answer tells enough for it, and the reader may call what fills it */
  readonly isTold: (person: Employee, reader: SessionUser) => boolean;
  readonly Tab: (props: EmployeeTabProps) => ReactNode;
}

export interface OwnTabProps {
  readonly user: SessionUser;
  /** where the panel begins */
  readonly panel: `/${PanelName}`;
}

/** A tab of the reader's own profile. */
export interface OwnTab {
  readonly path: string;
  readonly label: (words: Words) => string;
  readonly order: number;
  readonly isFor?: (user: SessionUser) => boolean;
  readonly Tab: (props: OwnTabProps) => ReactNode;
}

/**
 * What a room brings to the pages of all. It is here when a panel opens: whatever draws something is
 * fetched when it is needed. A room reaches the screens of another only through this.
 */
export interface WebRoom {
  readonly name: string;
  readonly words?: WordsOfRoom;
  readonly places?: readonly MenuPlace[];
  readonly pages?: readonly MenuPage[];
  readonly setUpHeadings?: readonly SetUpHeading[];
  readonly setUpPages?: readonly SetUpEntry[];
  /** of the first screens */
  readonly cards?: () => Promise<readonly BoardCard[]>;
  readonly decisions?: readonly RoomDecision[];
  /** what waits for the reader in the inbox besides decisions */
  readonly waiting?: readonly RoomWaiting[];
  readonly employeeTabs?: readonly EmployeeTab[];
  /** what else is done with people who were chosen in the list */
  readonly EmployeeAction?: (props: { readonly ids: ReadonlySet<string> }) => ReactNode;
  readonly ownTabs?: readonly OwnTab[];
  /** for the log of what was done */
  readonly audit?: (words: Words) => AuditNames;
  /** what stands first on the first tab of the own profile */
  readonly OwnRecord?: (props: OwnTabProps) => ReactNode;
}

export const RoomsContext = createContext<readonly WebRoom[]>([]);

/** Given by the panel, which knows all rooms. */
export const useRooms = (): readonly WebRoom[] => useContext(RoomsContext);
