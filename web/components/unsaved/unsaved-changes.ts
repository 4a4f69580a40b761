import { create } from "zustand";

const useUnsaved = create<{ unsaved: boolean }>(() => ({ unsaved: false }));

/** Whether something on the page was changed and not saved. */
export const hasUnsavedChanges = () => useUnsaved.getState().unsaved;

export const setUnsavedChanges = (unsaved: boolean) => useUnsaved.setState({ unsaved });
