import { Badge } from "@/components/ui/badge.tsx";

interface TagListProps {
  tags: readonly string[];
  /** What the tags are about, for a screen reader. */
  label: string;
  tone?: "neutral" | "pine" | "clay";
}

/** A row of tags; nothing at all when there are none. */
export function TagList({ tags, label, tone = "neutral" }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {[...new Set(tags)].map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Badge tone={tone}>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
