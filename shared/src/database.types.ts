// Generated from the migrations by supabase/local/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      client_profiles: {
        Row: {
          analysis_results: Json | null;
          completed_sessions: number;
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"] | null;
          finished_lately: Json;
          generation_error: string | null;
          generation_started_at: string | null;
          personality_profile: string | null;
          status: Database["public"]["Enums"]["generation_status"];
          updated_at: string;
          user_id: string;
        };
        Insert: {
          analysis_results?: Json | null;
          completed_sessions?: number;
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          finished_lately?: Json;
          generation_error?: string | null;
          generation_started_at?: string | null;
          personality_profile?: string | null;
          status?: Database["public"]["Enums"]["generation_status"];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          analysis_results?: Json | null;
          completed_sessions?: number;
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          finished_lately?: Json;
          generation_error?: string | null;
          generation_started_at?: string | null;
          personality_profile?: string | null;
          status?: Database["public"]["Enums"]["generation_status"];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "client_profiles_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      client_responses: {
        Row: {
          answer: string;
          contribution_question_id: string | null;
          created_at: string;
          id: string;
          inferred: boolean;
          original_question_id: string | null;
          question: string;
          question_id: string;
          reasoning: string | null;
          source: Database["public"]["Enums"]["response_source"];
          updated_at: string;
          user_id: string;
          voice_session_id: string | null;
        };
        Insert: {
          answer: string;
          contribution_question_id?: string | null;
          created_at?: string;
          id?: string;
          inferred?: boolean;
          original_question_id?: string | null;
          question: string;
          question_id: string;
          reasoning?: string | null;
          source?: Database["public"]["Enums"]["response_source"];
          updated_at?: string;
          user_id: string;
          voice_session_id?: string | null;
        };
        Update: {
          answer?: string;
          contribution_question_id?: string | null;
          created_at?: string;
          id?: string;
          inferred?: boolean;
          original_question_id?: string | null;
          question?: string;
          question_id?: string;
          reasoning?: string | null;
          source?: Database["public"]["Enums"]["response_source"];
          updated_at?: string;
          user_id?: string;
          voice_session_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "client_responses_contribution_question_id_fkey";
            columns: ["contribution_question_id"];
            isOneToOne: false;
            referencedRelation: "contribution_questions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "client_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "client_responses_voice_session_fkey";
            columns: ["user_id","voice_session_id"];
            isOneToOne: false;
            referencedRelation: "voice_sessions";
            referencedColumns: ["user_id","id"];
          },
        ];
      };
      contribution_insights: {
        Row: {
          application: string;
          contribution_id: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          expert: string;
          id: string;
          insight: string;
          position: number;
          source_offset: number | null;
          source_text: string | null;
        };
        Insert: {
          application?: string;
          contribution_id: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert: string;
          id?: string;
          insight: string;
          position?: number;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Update: {
          application?: string;
          contribution_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert?: string;
          id?: string;
          insight?: string;
          position?: number;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "contribution_insights_contribution_id_expert_fkey";
            columns: ["contribution_id","expert"];
            isOneToOne: false;
            referencedRelation: "contributions";
            referencedColumns: ["id","expert"];
          },
        ];
      };
      contribution_questions: {
        Row: {
          audience: Database["public"]["Enums"]["question_audience"];
          contribution_id: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          expert: string;
          id: string;
          position: number;
          question: string;
          reasoning: string;
          source_offset: number | null;
          source_text: string | null;
        };
        Insert: {
          audience?: Database["public"]["Enums"]["question_audience"];
          contribution_id: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert: string;
          id?: string;
          position?: number;
          question: string;
          reasoning?: string;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Update: {
          audience?: Database["public"]["Enums"]["question_audience"];
          contribution_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          expert?: string;
          id?: string;
          position?: number;
          question?: string;
          reasoning?: string;
          source_offset?: number | null;
          source_text?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "contribution_questions_contribution_id_expert_fkey";
            columns: ["contribution_id","expert"];
            isOneToOne: false;
            referencedRelation: "contributions";
            referencedColumns: ["id","expert"];
          },
        ];
      };
      contributions: {
        Row: {
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          expert: string;
          id: string;
          last_edited: string | null;
          raw_input: string;
          saved_from: string | null;
          summary: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          expert: string;
          id?: string;
          last_edited?: string | null;
          raw_input?: string;
          saved_from?: string | null;
          summary?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"];
          expert?: string;
          id?: string;
          last_edited?: string | null;
          raw_input?: string;
          saved_from?: string | null;
          summary?: string;
          version?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          is_guest: boolean;
          last_name: string;
          role: Database["public"]["Enums"]["user_role"];
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          email?: string;
          first_name?: string;
          id: string;
          is_guest?: boolean;
          last_name?: string;
          role?: Database["public"]["Enums"]["user_role"];
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          is_guest?: boolean;
          last_name?: string;
          role?: Database["public"]["Enums"]["user_role"];
          updated_at?: string;
        };
        Relationships: [];
      };
      recommendations: {
        Row: {
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          id: string;
          match_score: number;
          reasoning: string;
          recommendation: Json;
          source: Database["public"]["Enums"]["response_source"];
          therapist_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          id?: string;
          match_score: number;
          reasoning: string;
          recommendation: Json;
          source: Database["public"]["Enums"]["response_source"];
          therapist_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"];
          id?: string;
          match_score?: number;
          reasoning?: string;
          recommendation?: Json;
          source?: Database["public"]["Enums"]["response_source"];
          therapist_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "recommendations_therapist_id_fkey";
            columns: ["therapist_id"];
            isOneToOne: false;
            referencedRelation: "therapists";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "recommendations_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      session_requests: {
        Row: {
          client_id: string | null;
          contact: string;
          created_at: string;
          decided_at: string | null;
          format: string | null;
          id: string;
          note: string;
          preferred_times: string[];
          starts_at: string | null;
          status: Database["public"]["Enums"]["session_request_status"];
          therapist_id: string;
          therapist_note: string;
          updated_at: string;
        };
        Insert: {
          client_id?: string | null;
          contact?: string;
          created_at?: string;
          decided_at?: string | null;
          format?: string | null;
          id?: string;
          note?: string;
          preferred_times?: string[];
          starts_at?: string | null;
          status?: Database["public"]["Enums"]["session_request_status"];
          therapist_id: string;
          therapist_note?: string;
          updated_at?: string;
        };
        Update: {
          client_id?: string | null;
          contact?: string;
          created_at?: string;
          decided_at?: string | null;
          format?: string | null;
          id?: string;
          note?: string;
          preferred_times?: string[];
          starts_at?: string | null;
          status?: Database["public"]["Enums"]["session_request_status"];
          therapist_id?: string;
          therapist_note?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "session_requests_client_id_fkey";
            columns: ["client_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "session_requests_therapist_id_fkey";
            columns: ["therapist_id"];
            isOneToOne: false;
            referencedRelation: "therapists";
            referencedColumns: ["id"];
          },
        ];
      };
      therapist_contacts: {
        Row: {
          address: string;
          age: number | null;
          created_at: string;
          email: string;
          phone: string;
          therapist_id: string;
          updated_at: string;
        };
        Insert: {
          address?: string;
          age?: number | null;
          created_at?: string;
          email?: string;
          phone?: string;
          therapist_id: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          age?: number | null;
          created_at?: string;
          email?: string;
          phone?: string;
          therapist_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "therapist_contacts_therapist_id_fkey";
            columns: ["therapist_id"];
            isOneToOne: true;
            referencedRelation: "therapists";
            referencedColumns: ["id"];
          },
        ];
      };
      therapist_responses: {
        Row: {
          answer: string;
          created_at: string;
          id: string;
          question: string;
          question_id: string | null;
          tags: string[];
          updated_at: string;
          user_id: string;
        };
        Insert: {
          answer: string;
          created_at?: string;
          id?: string;
          question: string;
          question_id?: string | null;
          tags?: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          answer?: string;
          created_at?: string;
          id?: string;
          question?: string;
          question_id?: string | null;
          tags?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "therapist_responses_question_id_fkey";
            columns: ["question_id"];
            isOneToOne: false;
            referencedRelation: "contribution_questions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "therapist_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      therapists: {
        Row: {
          accepting_clients: boolean;
          analysis_details: Json | null;
          bio: string;
          capacity: number | null;
          created_at: string;
          description: string;
          engine: Database["public"]["Enums"]["intelligence_engine"] | null;
          experience: number;
          fee_max: number | null;
          fee_min: number | null;
          formats: string[];
          generation: Database["public"]["Enums"]["generation_status"];
          generation_error: string | null;
          generation_started_at: string | null;
          id: string;
          insights_applied: Json;
          languages: string[];
          licensed_states: string[];
          modalities: string[];
          name: string;
          populations: string[];
          search: unknown | null;
          specialty: string;
          status: Database["public"]["Enums"]["therapist_status"];
          style: string;
          tag_keys: string[] | null;
          tags: string[];
          updated_at: string;
          user_friendly_description: string;
          user_id: string | null;
          version: number;
        };
        Insert: {
          accepting_clients?: boolean;
          analysis_details?: Json | null;
          bio?: string;
          capacity?: number | null;
          created_at?: string;
          description?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          experience?: number;
          fee_max?: number | null;
          fee_min?: number | null;
          formats?: string[];
          generation?: Database["public"]["Enums"]["generation_status"];
          generation_error?: string | null;
          generation_started_at?: string | null;
          id?: string;
          insights_applied?: Json;
          languages?: string[];
          licensed_states?: string[];
          modalities?: string[];
          name: string;
          populations?: string[];
          specialty?: string;
          status?: Database["public"]["Enums"]["therapist_status"];
          style?: string;
          tags?: string[];
          updated_at?: string;
          user_friendly_description?: string;
          user_id?: string | null;
          version?: number;
        };
        Update: {
          accepting_clients?: boolean;
          analysis_details?: Json | null;
          bio?: string;
          capacity?: number | null;
          created_at?: string;
          description?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"] | null;
          experience?: number;
          fee_max?: number | null;
          fee_min?: number | null;
          formats?: string[];
          generation?: Database["public"]["Enums"]["generation_status"];
          generation_error?: string | null;
          generation_started_at?: string | null;
          id?: string;
          insights_applied?: Json;
          languages?: string[];
          licensed_states?: string[];
          modalities?: string[];
          name?: string;
          populations?: string[];
          specialty?: string;
          status?: Database["public"]["Enums"]["therapist_status"];
          style?: string;
          tags?: string[];
          updated_at?: string;
          user_friendly_description?: string;
          user_id?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "therapists_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      voice_sessions: {
        Row: {
          created_at: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          id: string;
          insights: number;
          question_ids: string[];
          recommendation_id: string | null;
          turns: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          engine: Database["public"]["Enums"]["intelligence_engine"];
          id: string;
          insights: number;
          question_ids: string[];
          recommendation_id?: string | null;
          turns: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          engine?: Database["public"]["Enums"]["intelligence_engine"];
          id?: string;
          insights?: number;
          question_ids?: string[];
          recommendation_id?: string | null;
          turns?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "voice_sessions_recommendation_id_fkey";
            columns: ["recommendation_id"];
            isOneToOne: false;
            referencedRelation: "recommendations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "voice_sessions_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      admin_overview: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      assessment_questions: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; question: string; reasoning: string; expert: string }[];
      };
      claim_guest: {
        Args: { p_account_id: string; p_guest_id: string };
        Returns: Json;
      };
      clear_rate_limit: {
        Args: { p_key: string };
        Returns: undefined;
      };
      contribution_exists: {
        Args: { p_id: string };
        Returns: boolean;
      };
      correct_client_response: {
        Args: { p_answer: string; p_response_id: string; p_user_id: string };
        Returns: Json;
      };
      create_session_request: {
        Args: { p_client_id: string; p_contact: string; p_format: string; p_note: string; p_preferred_times: string[]; p_therapist_id: string };
        Returns: Json;
      };
      create_therapist_profile: {
        Args: { p_approve: boolean; p_fields: Json; p_user_id: string };
        Returns: Json;
      };
      decide_session_request: {
        Args: { p_decision: Database["public"]["Enums"]["session_request_status"]; p_note: string; p_request_id: string; p_starts_at: string; p_user_id: string };
        Returns: Json;
      };
      directory: {
        Args: { p_limit?: number; p_offset?: number };
        Returns: Json;
      };
      end_expert_session: {
        Args: { p_token_hash: string };
        Returns: undefined;
      };
      expert_password_hashes: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; hash: string }[];
      };
      expert_registration_open: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      expert_session: {
        Args: { p_token_hash: string };
        Returns: { id: string; password_id: string }[];
      };
      fail_profile_generation: {
        Args: { p_claim?: string; p_error: string; p_user_id: string };
        Returns: undefined;
      };
      fail_therapist_description: {
        Args: { p_error: string; p_user_id: string };
        Returns: undefined;
      };
      finish_profile_generation: {
        Args: { p_claim?: string; p_digest?: string; p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_profile: string; p_summary: string; p_tags: string[]; p_user_id: string };
        Returns: Json;
      };
      finish_therapist_description: {
        Args: { p_description: Json; p_digest?: string; p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_user_id: string };
        Returns: boolean;
      };
      get_client_data: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      get_client_profile: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      get_contribution: {
        Args: { p_expert: string; p_id: string };
        Returns: Json;
      };
      get_session_requests: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      get_therapist_profile: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      get_therapist_responses: {
        Args: { p_user_id: string };
        Returns: Json;
      };
      previous_contributions: {
        Args: { p_expert: string };
        Returns: Json;
      };
      questions_for_answers: {
        Args: { p_question_ids: string[] };
        Returns: { question_id: string; question: string }[];
      };
      record_recommendation: {
        Args: { p_answers: Json; p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_recommendation: Json; p_source: Database["public"]["Enums"]["response_source"]; p_user_id: string };
        Returns: string;
      };
      record_voice_session: {
        Args: { p_answers: Json; p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_insights: number; p_recommendation: Json; p_session_id: string; p_turns: number; p_user_id: string };
        Returns: undefined;
      };
      register_expert_password: {
        Args: { p_hash: string; p_token_hash: string };
        Returns: string;
      };
      save_client_response: {
        Args: { p_answer: string; p_original_question_id?: string; p_question_id: string };
        Returns: string;
      };
      save_contribution: {
        Args: { p_engine: Database["public"]["Enums"]["intelligence_engine"]; p_expert: string; p_processed: Json };
        Returns: string;
      };
      save_therapist_response: {
        Args: { p_answer: string; p_question_id: string; p_tags: string[]; p_user_id: string };
        Returns: Json;
      };
      save_visitor_response: {
        Args: { p_answer: string; p_question_id: string; p_visitor_key: string };
        Returns: string;
      };
      set_therapist_availability: {
        Args: { p_availability: Json; p_user_id: string };
        Returns: Json;
      };
      set_therapist_status: {
        Args: { p_status: Database["public"]["Enums"]["therapist_status"]; p_therapist_id: string };
        Returns: Json;
      };
      shortlist_therapists: {
        Args: { p_limit?: number; p_query: string; p_state?: string; p_tags: string[] };
        Returns: { id: string; name: string; specialty: string; experience: number; style: string; tags: string[]; description: string; modalities: string[]; populations: string[]; languages: string[]; formats: string[]; licensed_states: string[]; fee_min: number; fee_max: number }[];
      };
      start_expert_session: {
        Args: { p_password_id?: string; p_token_hash: string };
        Returns: string;
      };
      start_profile_generation: {
        Args: { p_anew?: boolean; p_user_id: string };
        Returns: Json;
      };
      start_therapist_description: {
        Args: { p_submitted?: boolean; p_user_id: string };
        Returns: Json;
      };
      submit_therapist_responses: {
        Args: { p_age: number; p_answers: Json; p_approve: boolean; p_experience: number; p_name: string; p_user_id: string };
        Returns: Json;
      };
      take_rate_limit: {
        Args: { p_key: string; p_limit: number; p_window_seconds: number };
        Returns: Json;
      };
      therapist_questions: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; question: string; reasoning: string; expert: string }[];
      };
      update_contribution: {
        Args: { p_edited: Json; p_editor: string; p_expert: string; p_id: string };
        Returns: Json;
      };
      update_therapist_profile: {
        Args: { p_fields: Json; p_user_id: string; p_version?: number };
        Returns: Json;
      };
      withdraw_session_request: {
        Args: { p_request_id: string; p_user_id: string };
        Returns: Json;
      };
    };
    Enums: {
      generation_status: "none" | "generating" | "ready" | "failed";
      intelligence_engine: "openai" | "offline" | "curated";
      question_audience: "client" | "therapist";
      response_source: "assessment" | "voice";
      session_request_status: "pending" | "accepted" | "declined" | "withdrawn";
      therapist_status: "pending" | "approved" | "rejected" | "suspended";
      user_role: "client" | "therapist" | "admin";
    };
    CompositeTypes: { [_ in never]: never };
  };
};
