import { useCombobox } from "downshift";
import { ChevronDown, Plus, X } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { CONTROL, FieldError } from "@/components/ui/field.tsx";
import { cx } from "@/lib/cx.ts";
import { matchingOptions, type Option } from "./matching-options.ts";

interface MultiSelectProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  placeholder?: string;
  options: readonly Option[];
  /** The values that are chosen, in the order in which they are shown. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Lets something be chosen that is no option: what is written is then its value and its name. */
  allowOther?: boolean;
  /** Of the field that one types in, for whoever wants to put the focus there. */
  inputRef?: (input: HTMLInputElement | null) => void;
}

/**
 * Several of many: what is written narrows the list down, Enter or a click chooses, Backspace in the
 * empty field takes the last one back.
 */
export function MultiSelect({
  label,
  hint,
  error,
  optional = false,
  placeholder,
  options,
  chosen,
  onChange,
  allowOther = false,
  inputRef,
}: MultiSelectProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const found = matchingOptions(options, chosen, search, allowOther);
  const nameOf = (value: string) => options.find((one) => one.value === value)?.label ?? value;

  const combobox = useCombobox<Option>({
    id,
    items: found,
    inputValue: search,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? "",
    stateReducer: (_, { type, changes }) => {
      const { ItemClick, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes;
      if (type === ItemClick) return { ...changes, isOpen: true, inputValue: "" };
      if (type === InputKeyDownEnter) {
        return changes.selectedItem ? { ...changes, isOpen: true, inputValue: "" } : changes;
      }
      // What was written and not chosen is not chosen by going away.
      return type === InputBlur ? { ...changes, selectedItem: null, inputValue: "" } : changes;
    },
    onStateChange: ({ type, inputValue, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter, InputKeyDownEscape, InputBlur } =
        useCombobox.stateChangeTypes;
      const clears: unknown[] = [ItemClick, InputKeyDownEnter, InputKeyDownEscape, InputBlur];
      if (inputValue !== undefined && clears.includes(type)) setSearch(inputValue);
      if (selectedItem) onChange([...chosen, selectedItem.value]);
    },
  });

  function remove(value: string) {
    onChange(chosen.filter((one) => one !== value));
    input.current?.focus();
  }

  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties it to the field by its id. */}
      <label {...combobox.getLabelProps()} className="font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {chosen.length > 0 && (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2 py-1">
          {chosen.map((value) => (
            <li
              key={value}
              className="inline-flex max-w-full items-center rounded-full bg-pine-soft pl-3.5 text-pine-deep"
            >
              <span className="min-w-0 truncate text-sm font-medium">{nameOf(value)}</span>
              <button
                type="button"
                aria-label={`Remove ${nameOf(value)}`}
                onClick={() => remove(value)}
                className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-pine/10"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: (element: HTMLInputElement | null) => {
              input.current = element;
              inputRef?.(element);
            },
            placeholder,
            "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
            "aria-invalid": error ? true : undefined,
            // downshift tells of what is typed a moment later; a letter typed meanwhile would be lost.
            onChange: (event) => setSearch(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === "Backspace" && search === "") onChange(chosen.slice(0, -1));
            },
          })}
          className={cx(CONTROL, "min-h-12 pr-12")}
        />
        <button
          {...combobox.getToggleButtonProps({ "aria-label": `Show all: ${label}` })}
          type="button"
          className="absolute top-1/2 right-1 grid size-10 -translate-y-1/2 place-items-center rounded-md text-ink-soft hover:bg-sunk"
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
        <div
          hidden={!combobox.isOpen}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-md border border-line-strong bg-field py-1 shadow-raised"
        >
          <ul {...combobox.getMenuProps()}>
            {combobox.isOpen &&
              found.map((option, index) => (
                <li
                  key={option.value}
                  {...combobox.getItemProps({ item: option, index })}
                  className={cx(
                    "flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-2",
                    index === combobox.highlightedIndex && "bg-pine-soft text-pine-deep",
                  )}
                >
                  {option.isOther && <Plus aria-hidden="true" className="size-4 shrink-0" />}
                  {option.isOther ? `Add “${option.label}”` : option.label}
                </li>
              ))}
          </ul>
          <p role="status" className="px-3.5 text-ink-soft not-empty:py-2">
            {combobox.isOpen && found.length === 0 && "Nothing found"}
          </p>
        </div>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
