import type { RefObject } from 'react';

export type ToolName = 'assign' | 'putOff' | 'close' | 'label' | 'more';

/** The menus of an open enquiry, for keys and for the bar of a phone. */
export type ToolMenus = Readonly<Record<ToolName, RefObject<HTMLDetailsElement | null>>>;
