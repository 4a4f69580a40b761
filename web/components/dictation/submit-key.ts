import type { KeyboardEvent } from "react";

/** Whether the keys are those that send a form from within a box of several lines. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === "Enter" && (ctrlKey || metaKey);
