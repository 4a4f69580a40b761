import { RoleDrawing } from "@/components/story/role-drawing.tsx";
import { AI_ROLES } from "@/lib/claims.ts";
import { Turn } from "./turn.tsx";

export function Roles() {
  return (
    <Turn
      id="listening"
      question="Who would be listening?"
      answer="An AI in three roles. None of them is your therapist; all three are looking for one."
    >
      <ol className="grid overflow-hidden rounded-xl border border-line bg-surface/70 lg:grid-cols-3">
        {AI_ROLES.map(({ id, name, does }) => (
          <li
            key={id}
            className="flex flex-col gap-6 border-line p-6 not-first:border-t sm:p-10 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <RoleDrawing role={id} className="max-w-80" />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-ink-soft">{does}</p>
            </div>
          </li>
        ))}
      </ol>
    </Turn>
  );
}
