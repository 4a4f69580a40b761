import { BRAND } from "@rapport/shared/brand.ts";
import { ClientData } from "@rapport/shared/contracts/client-data.ts";
import { useMutation } from "@tanstack/react-query";
import { deleteAccount } from "@/lib/account-deletion.ts";
import { api } from "@/lib/api.ts";
import { saveFile } from "@/lib/save-file.ts";

/** Has the browser save everything that is stored about the person, as a file to read. */
export function useDownloadData(userId: string) {
  return useMutation({
    mutationFn: async () => {
      const data = await api.get(`/api/client-data/${encodeURIComponent(userId)}`, ClientData);
      const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
      saveFile(file, `${BRAND.name.toLowerCase()}-data-${data.exportedAt.slice(0, 10)}.json`);
    },
  });
}

/** Ends the account and everything personal in it; gives the sentence that says so. */
export const useDeleteAccount = () => useMutation({ mutationFn: deleteAccount });
